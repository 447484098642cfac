/** The limits of the interface and of this project's choices. */
export const limits = {
  accessTokenSeconds: 3600,
  refreshTokenSeconds: 24 * 3600,
  perPage: 50,
  filesPerUpload: 100,
  targetAddresses: 200,
  bodyBytes: 1024 * 1024,
  fileBytes: 25 * 1024 * 1024,
  pagesPerFile: 200,
  pixelsPerPage: 100_000_000,
  identifierLength: 256,
  urlLength: 8192,
  requestsPerSecond: 50,
  retentionDays: 30,
  conversationDays: 7,
  deliveryTries: 8,
} as const
