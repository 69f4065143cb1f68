import type { FileFacts, UploadRefusal } from './upload-rules.ts';

/** `paused` is only for files that are sent in pieces. */
export type UploadState = 'waiting' | 'sending' | 'paused' | 'done' | 'failed' | 'cancelled' | 'refused';

/** What the search for viruses says about a file that was sent. `failed`: nobody knows; it can be searched again. */
export type ScanState = 'waiting' | 'clean' | 'infected' | 'failed';

/** One file of the list. */
export interface UploadItem extends FileFacts {
  /** Unique in its list. */
  id: string;
  state: UploadState;
  /** From 0 to 1. */
  progress: number;
  /** Why it was refused before sending. */
  refusal?: UploadRefusal | undefined;
  /** What the server said when it failed, or when a new name or type was not kept. */
  error?: string | undefined;
  /** The id the server gave it. */
  result?: string | undefined;
  /** What kind of document it is: a value of `documentTypes`. */
  documentType?: string | null | undefined;
  scan?: ScanState | undefined;
  /** A new name or type is on its way to the server. */
  saving?: boolean | undefined;
}

/** What a sending is given besides the file. */
export interface UploadWork {
  /** Aborted by cancel, pause and leaving the page: stop then. */
  signal: AbortSignal;
  /** How much of the file (of the piece) is sent, from 0 to 1. */
  onProgress: (done: number) => void;
}

/** Sends one file whole, under its present name; answers the id the server gave it. It cannot be paused. */
export type Upload = (file: File, options: UploadWork & { documentType: string | null }) => Promise<string | undefined>;

/** A part of a file, from `offset` on. */
export interface UploadPiece {
  /** The file under its present name. */
  file: File;
  documentType: string | null;
  /** The bytes; empty only if the server holds all of them and its last answer was lost. */
  data: Blob;
  /** Where they begin in the file, in bytes. */
  offset: number;
  /** Size of the file in bytes. */
  total: number;
  isLast: boolean;
  /** What the server answered to the first piece. */
  session: string | undefined;
}

export interface PieceAnswer {
  /** Names the sending from the second piece on. */
  session?: string | undefined;
  /** The id of the file, with the last piece. */
  id?: string | undefined;
}

/** Sends files in pieces: they can be paused, and go on where they stopped after a pause or a failure. */
export interface UploadInPieces {
  /** Bytes of a piece. Default 5 MiB. */
  pieceSize?: number;
  sendPiece: (piece: UploadPiece, work: UploadWork) => Promise<PieceAnswer | undefined>;
  /** Asked before going on: bytes that the server holds. Default: what it has answered. */
  heldBytes?: (session: string, work: { signal: AbortSignal }) => Promise<number>;
  /** The pieces sent so far are not wanted any more. */
  abandon?: (session: string) => void;
}

export type UploadMethod = Upload | UploadInPieces;
