import type { OrderChanges, OrderDetail } from '@closewright/contract/orders';
import type { Settlement, SettlementChanges } from '@closewright/contract/settlement';
import { ApiError } from '../../lib/api/index.ts';
import type { Changes } from '../../records/editor/aggregate.ts';
import type { Attempt } from '../../records/saving/save-engine.ts';
import type { SendPage } from '../../records/saving/save-parts.ts';

/** What of both is sent in one call. */
export interface Written {
  readonly statement: { readonly version: number; readonly changes: SettlementChanges };
  readonly file: { readonly version: number; readonly changes: OrderChanges };
}

interface Sent {
  /** Sends the statement through a call. */
  statement: SendPage;
  /** Sends its file through a call. */
  file(through: (version: number, changes: Changes) => Promise<OrderDetail>): Promise<Attempt>;
  /** Stores both, all or nothing. */
  save(written: Written): Promise<{ order: OrderDetail; settlement: Settlement }>;
}

/** Sends a statement and its file in one call. Each is told what is refused of it; where it is the file alone, how that ended is how the save did. */
export async function sendWithFile({ statement, file, save }: Sent): Promise<Attempt> {
  let stored: Settlement | undefined;
  // Others may have written the same meanwhile, so that of the file nothing is left to send: then the statement goes by itself.
  let refusal: ApiError | Error = new ApiError('VERSION_CONFLICT', '', 409);
  let ofFile: Attempt = { kind: 'unchanged' };
  const ofStatement = await statement(async (version, changes) => {
    ofFile = await file(async (fileVersion, fileChanges) => {
      const written = {
        // Both are made by the field tables of the contract.
        statement: { version, changes: changes as SettlementChanges },
        file: { version: fileVersion, changes: fileChanges as OrderChanges },
      };
      try {
        const both = await save(written);
        stored = both.settlement;
        return both.order;
      } catch (error) {
        refusal = error instanceof Error ? error : new Error(String(error));
        throw refusalOf('file', refusal);
      }
    });
    if (stored === undefined) throw refusalOf('statement', refusal);
    return stored;
  });
  if (stored !== undefined) return ofStatement;
  if (ofFile.kind === 'unchanged') return { kind: 'again' };
  return isOf('file', refusal) && !isOf('statement', refusal) ? ofFile : ofStatement;
}

type Part = keyof Written;

const isOf = (part: Part, error: Error) => error instanceof ApiError && Object.keys(fieldsOf(part, error)).length > 0;

/** What is refused of a part, by the paths of its own save; what is refused of the other one is a refusal without fields. */
function refusalOf(part: Part, error: Error): Error {
  if (!(error instanceof ApiError)) return error;
  const { errorCode, errorMessage, status, requestID, stackTrace, conflict } = error;
  const modelState = fieldsOf(part, error);
  const isStale = conflict !== undefined && 'version' in modelState;
  const detail = { requestID: requestID ?? '', ...(stackTrace && { stackTrace }), modelState };
  return new ApiError(errorCode, errorMessage, status, isStale ? { ...detail, conflict } : detail);
}

const fieldsOf = (part: Part, { modelState }: ApiError): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(modelState).flatMap(([path, messages]) =>
      path.startsWith(`${part}.`) ? [[path.slice(part.length + 1), [...messages]]] : [],
    ),
  );
