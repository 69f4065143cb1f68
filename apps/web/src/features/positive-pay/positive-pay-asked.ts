import { type ExceptionState, exceptionStates } from '@closewright/domain/positive-pay';
import { askedId } from '../../lib/asked-id.ts';

/** What can be shown: what is due and the files that told it, what banks ask about and the files that answered. */
export const positivePayViews = ['due', 'files', 'exceptions', 'decisions'] as const;
/** What is shown. */
export type PositivePayView = (typeof positivePayViews)[number];

/** What the address asks for: which bank account, what is shown instead of what is due, and of exceptions a state and the one in hand. */
export interface AskedPositivePay {
  readonly account?: number;
  readonly show?: Exclude<PositivePayView, 'due'>;
  readonly state?: ExceptionState;
  readonly exception?: number;
}

/** What an address asks for; what it names that there is not is not asked. */
export function readAsked(search: { [K in keyof AskedPositivePay]?: unknown }): AskedPositivePay {
  const [account, exception] = [askedId(search.account), askedId(search.exception)];
  const show = positivePayViews.find((view) => view === search.show);
  const state = exceptionStates.find((each) => each === search.state);
  return {
    ...(account && { account }),
    ...(show && show !== 'due' && { show }),
    ...(state && { state }),
    ...(exception && { exception }),
  };
}
