/** By name, what a third party checks an evidence bundle with: it goes along in each. */
export type EvidenceCheck = () => Promise<Readonly<Record<string, Uint8Array>>>
