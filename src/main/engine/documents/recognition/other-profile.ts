import type { Profile } from '../definition'

/** A document that is none of the supported types. */
export interface OtherProfile extends Profile {
  readonly name: string
}

export const other = (name: string, cues: Profile['cues'], signs: Profile['signs'] = {}): OtherProfile => ({
  name,
  cues,
  signs,
  prose: true,
})
