/** What every part of the engine is opened with. */
export interface EngineConfig {
  /** Folder with language data, calibration, gazetteer and keys; absolute. */
  readonly resources: string
  /** Folder of the languages that the user added; absolute. Looked into for every page. */
  readonly languages?: string
}
