/** What the page was served with: a style element that does not carry it is refused. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''

/** For the component library's own style elements. */
export const styleNonce = (): string => nonce

// What keeps the page still behind a dialog (react-remove-scroll) looks for it under the name that webpack gave it.
Object.assign(globalThis, { __webpack_nonce__: nonce })
