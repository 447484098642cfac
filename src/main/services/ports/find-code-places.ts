import type { PageQuad } from '../../../shared/domain/geometry'

/** Where a picture shows codes, or what may be one, in its pixels; also those that cannot be read. */
export type FindCodePlaces = (picture: Uint8Array) => Promise<readonly PageQuad[]>
