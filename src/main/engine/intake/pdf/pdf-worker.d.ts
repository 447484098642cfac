/** The worker's module, which the library ships without types; it is only ever handed back to the library. */
declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs' {
  export const WorkerMessageHandler: unknown
}
