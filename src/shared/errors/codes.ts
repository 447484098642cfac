/**
 * The one registry of expected errors. Each has a code, a sentence and what to do; docs/errors.md is checked
 * against it. A message never holds a value from a document.
 */
export interface ErrorSpec {
  readonly message: string
  readonly whatToDo: string
  /** True where the same try may succeed later without a change. */
  readonly retry: boolean
}

const spec = (message: string, whatToDo: string, retry = false): ErrorSpec => ({ message, whatToDo, retry })

export const errorSpecs = {
  EMPTY_FILE: spec('The file holds nothing.', 'Ask for the file again.'),
  UNSUPPORTED_FORMAT: spec(
    'The content is none of the formats that can be read.',
    'Send JPEG, PNG, WebP, TIFF, HEIC or PDF. The content counts, not the name.',
  ),
  DAMAGED: spec('The file is damaged or cut short.', 'Ask for the file again, or open and save it anew.'),
  TYPES_FILE_INVALID: spec(
    'This is no file of types, or one of another version of Veridesk.',
    'Choose a file that was exported in Settings, Own types. The place in it that does not fit is named here.',
  ),
  TYPE_EXISTS: spec('There is a type of this name already.', 'Choose another name.'),
  TOO_LARGE: spec(
    'The file is larger than can be read: at most 25 MB, 200 pages and 100 megapixels a page.',
    'Split it, or scale it down.',
  ),
  TOO_SMALL: spec('The image is too small for text to be read.', 'Scan or photograph it from nearer.'),
  PASSWORD_PROTECTED: spec('The PDF asks for a password.', 'Save it without a password and add it again.'),
  FILE_UNREADABLE: spec('The file could not be opened.', 'Check that it exists and that you may read it.', true),
  FETCH_FAILED: spec(
    'The file could not be fetched from its address.',
    'Check that the address is public, has not expired, and answers with the file.',
    true,
  ),
  ERASED: spec('The document was erased where it had been read.', 'Send the file again if it is still needed.'),
  FOLDER_UNREADABLE: spec('The folder could not be opened.', 'Check that it exists and that you may read it.', true),
  WORKER_DIED: spec(
    'The reader stopped twice on this file.',
    'Try again; if it happens again, report the file type.',
    true,
  ),
  READ_TIMEOUT: spec('Reading took too long and was stopped.', 'Try again, or split the file.', true),
  CANCELLED: spec('Reading was cancelled.', 'Add it to the queue again when you want it read.', true),
  DISK_FULL: spec('The disk is full; nothing was lost.', 'Free some space and try again.', true),
  STORE_UNREADABLE: spec('The workspace could not be opened with the key at hand.', 'Check the keychain of this user.'),
  STORE_NEWER: spec('The workspace was written by a newer Veridesk.', 'Update Veridesk on this machine.'),
  STORE_IN_USE: spec(
    'Another Veridesk has this workspace open.',
    'Close its window, or stop its service, first.',
    true,
  ),
  STORE_READ_ONLY: spec(
    'The workspace cannot be written: its disk is read-only or cannot be reached.',
    'Make the disk writable, or connect it, and try again.',
    true,
  ),
  STORE_DAMAGED: spec('The workspace file is damaged.', 'Restore it from a backup.'),
  BACKUP_UNREADABLE: spec(
    'The backup cannot be opened: it is damaged, or this is not its passphrase.',
    'Check the passphrase, or take another backup.',
  ),
  LEGAL_HOLD: spec('The document is under legal hold.', 'Lift the hold first.'),
  POLICY_FORBIDS: spec('The administrators of this machine do not allow this.', 'Ask them.'),
  BLOB_MISSING: spec('The stored image of this document cannot be found.', 'Add the file again.'),
  KEYCHAIN_UNAVAILABLE: spec(
    'The keychain of this system cannot be reached.',
    'Unlock or install one, or go on for this run only: nothing is then kept.',
    true,
  ),
  KEYCHAIN_SILENT: spec(
    'The keychain of this system does not answer. It may be locked and waiting for its password.',
    'Unlock it and try again, or go on for this run only: nothing is then kept.',
    true,
  ),
  NOT_FOUND: spec('There is no such document.', 'Go back to the queue.'),
  INVALID_REQUEST: spec('The request was not understood.', 'This is a fault of Veridesk; please report it.'),
  INVALID_STATE: spec('This cannot be done in the present state of the document.', 'Reopen it first.'),
  SIDES_DISAGREE: spec(
    'Front and back were corrected in the same field, to different values.',
    'Make the two equal, or take one of them back; then join them.',
  ),
  FIELDS_OPEN: spec('Some fields still need a human.', 'Confirm or correct them first.'),
  REASON_REQUIRED: spec('A reason is needed for this.', 'Write why.'),
  EXPORT_FAILED: spec('The export could not be written.', 'Choose another folder, or free some space.', true),
  NOTHING_TO_EXPORT: spec('No document fits this export.', 'Approve some documents first, or choose others.'),
  NOTHING_TO_UNDO: spec('There is nothing to undo.', 'Nothing to do.'),
  PORT_TAKEN: spec('Another program uses this port.', 'Choose another port, or end that program.', true),
  NETWORK_OFF: spec('"No network" is on: nothing is sent.', 'Turn it off in Settings, Service connection.', true),
  LANGUAGE_UNREACHABLE: spec(
    'The package registry does not answer, or has not this language.',
    'Check the connection and try again, or add the language from a file.',
    true,
  ),
  LANGUAGE_UNKNOWN: spec(
    'This is not the language data that was expected: its checksum differs.',
    'Take the package at the version that Settings, Reading names.',
  ),
  REMOTE_NOT_SET: spec('No service is connected.', 'Give its address and credentials in Settings, Service connection.'),
  REMOTE_UNREACHABLE: spec(
    'The service or the object storage does not answer.',
    'Check the address and the connection; it is tried again by itself.',
    true,
  ),
  REMOTE_CREDENTIALS: spec(
    'The service does not take the credentials.',
    'Give the right ones in Settings, Service connection; what waits then goes on.',
  ),
  REMOTE_BUSY: spec('The service is busy or has a fault.', 'It is tried again by itself.', true),
  REMOTE_REFUSED: spec('The service refused the call.', 'See the status; ask whoever runs the service.'),
  REMOTE_ANSWER: spec(
    'What answered is not the service: its answer cannot be understood.',
    'Check the address, and whether a proxy or a sign-in page stands in between.',
    true,
  ),
  REMOTE_UNCERTAIN: spec(
    'The service failed or the connection broke while the document was handed over; the service may have it.',
    'Ask whoever runs the service, then send it again or withdraw it.',
  ),
  REMOTE_LOST: spec('The service ended without a result for this document.', 'Send it again.'),
  REMOTE_UNRECOGNISED: spec('The service did not recognise the document.', 'Go on with the local reading.'),
  STORAGE_REFUSED: spec(
    'The object storage refused the upload.',
    'Check bucket, region and keys in Settings, Service connection.',
  ),
  UPDATE_UNREACHABLE: spec(
    'The update could not be fetched: its server does not answer, or broke off.',
    'Check the connection and look again; Veridesk stays as it is.',
    true,
  ),
  UPDATE_UNTRUSTED: spec(
    'The update is not what the maker of Veridesk signed. It was thrown away.',
    'Tell your administrators; Veridesk stays as it is.',
  ),
  UPDATE_FAILED: spec(
    'The update could not be installed.',
    'Veridesk stays as it is; try again, or ask your administrators to install it.',
    true,
  ),
  INTERNAL: spec('Something unexpected went wrong.', 'Try again; the log has the details without personal data.', true),
} as const satisfies Record<string, ErrorSpec>

export type ErrorCode = keyof typeof errorSpecs

/** What happened and what to do, in English. */
export const explain = (code: ErrorCode): string => `${errorSpecs[code].message} ${errorSpecs[code].whatToDo}`

/** True for a code of the registry. */
export function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(errorSpecs, code)
}
