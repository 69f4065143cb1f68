import type { WirePayee } from '@closewright/contract/wires';
import type { SendingMeans } from '@closewright/domain/wires';

/** How far the latest instructions of a payee have come, as far as a wire or an ACH payment is concerned. */
export function latestWords({ latest }: Pick<WirePayee, 'latest'>, means: SendingMeans = 'wire'): string {
  if (latest === null) return 'It has no instructions yet';
  const by = `Instructions ${latest.number}`;
  const words = {
    'to verify': 'nobody has confirmed them yet',
    waiting: 'their waiting period is not over',
    good: 'good',
    stopped: 'stopped',
    replaced: 'replaced',
  } as const;
  const noAch = means === 'ACH' && latest.accountType === null ? ', but they do not say how ACH goes' : '';
  return `${by}: ${words[latest.state]}${noAch}`;
}
