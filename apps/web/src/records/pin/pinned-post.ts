import { ApiError, type EndpointName, type Input, type Result, send } from '../../lib/api/index.ts';

/** Makes a call that brings the PIN, where one is asked for. */
export type PinnedPost = <N extends EndpointName>(name: N, input: Input<N>) => Promise<Result<N>>;

/** What came of a dialog that asked for a PIN: of the work, or that the PIN was set. */
export type PinOutcome<T> = { readonly done: T } | { readonly error: unknown } | { readonly isSet: true };

/** As the contract names header and field (kit/pin.ts). */
const header = 'CheckWritingPIN';
const field = 'checkWritingPIN';

/** Whether a call was refused for its PIN, or for want of one. */
export const isPinError = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.errorCode === 'CHECK_PIN_NOT_SET' || error.modelState[field] !== undefined);

/**
 * Calls with a PIN. Once one was refused for it, no other is sent: each would count as one more wrong PIN.
 * @returns the calls, and what the refusal was, if there was one
 */
export function pinnedPosts(pin: string): { readonly post: PinnedPost; refusal(): ApiError | null } {
  let refused: ApiError | null = null;
  const post: PinnedPost = async (name, input) => {
    if (refused !== null) throw refused;
    try {
      return await send(name, input, { headers: { [header]: pin } });
    } catch (error) {
      if (isPinError(error)) refused = error;
      throw error;
    }
  };
  return { post, refusal: () => refused };
}
