import type { UploadInPieces, UploadPiece, UploadWork } from './upload.types.ts';

/** How far a sending in pieces got. */
export interface SentSoFar {
  /** Bytes that the server took. */
  offset: number;
  session: string | undefined;
}

const PIECE_SIZE = 5 * 1024 * 1024;
export const nothingSent: SentSoFar = { offset: 0, session: undefined };

/** Sends a file piece by piece from where it got to; `onTaken` is told after each. Answers the id that the server gave. */
export async function sendInPieces(
  { pieceSize = PIECE_SIZE, sendPiece, heldBytes }: UploadInPieces,
  what: Pick<UploadPiece, 'file' | 'documentType'>,
  from: SentSoFar,
  { signal, onProgress }: UploadWork,
  onTaken: (sofar: SentSoFar) => void,
): Promise<string | undefined> {
  const total = what.file.size;
  let { offset, session } = from;
  if (session !== undefined && heldBytes) {
    const held = await heldBytes(session, { signal });
    offset = Number.isSafeInteger(held) && held >= 0 && held <= total ? held : 0;
  }
  let id: string | undefined;
  do {
    signal.throwIfAborted();
    const start = offset;
    const end = Math.min(total, start + pieceSize);
    const answer = await sendPiece(
      { ...what, data: what.file.slice(start, end), offset: start, total, isLast: end === total, session },
      { signal, onProgress: (done) => onProgress((start + done * (end - start)) / total) },
    );
    session = answer?.session ?? session;
    id = answer?.id ?? id;
    offset = end;
    onTaken({ offset, session });
    onProgress(offset / total);
  } while (offset < total);
  return id;
}
