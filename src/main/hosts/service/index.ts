/** What the service takes from the engine and from resources. */
export { loadProducts } from './load-products'
export { loadMatcher, matcherWhenAsked } from './load-matcher'
