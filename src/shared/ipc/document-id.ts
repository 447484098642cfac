import { z } from 'zod'

export const documentIdSchema = z.string().min(1).max(64)
