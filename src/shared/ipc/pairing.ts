import { z } from 'zod'
import type { JoinedSides } from '../domain/records'
import { channel } from './channel'
import { documentIdSchema } from './document-id'

/** The document that seems to be the other side of the card that is asked about. */
export interface OtherSide extends JoinedSides {
  /** True where the one that is asked about is the front. */
  readonly isFront: boolean
  readonly otherId: string
  /** The file of the other one. */
  readonly otherName: string
}

export const pairingChannels = {
  /** Null where there is none, or where it is not clear which. */
  'pairing:suggest': channel<OtherSide | null>()(z.object({ id: documentIdSchema })),
  /** Makes one document of a front and its back, and has it read as one. One step to undo. */
  'pairing:join': channel<{ readonly id: string }>()(z.object({ front: documentIdSchema, back: documentIdSchema })),
  /** Shows the two again as they were. */
  'pairing:separate': channel<JoinedSides>()(z.object({ id: documentIdSchema })),
} as const
