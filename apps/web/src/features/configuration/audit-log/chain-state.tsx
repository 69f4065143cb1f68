import type { AuditCheck } from '@closewright/contract/audit';
import { Badge } from '@closewright/ui/badge';
import { Banner } from '@closewright/ui/banner';
import { ShieldAlert, ShieldCheck, ShieldQuestion } from 'lucide-react';

export interface ChainStateProps {
  check: AuditCheck | null;
  /** Entries there are now; what was written after the check is not part of it. */
  entries: number;
  since: (instant: string) => string;
}

const count = (entries: number) => entries.toLocaleString('en-US');

/** What the last check of the chain of hashes found, in a few words. */
export function ChainState({ check, entries, since }: ChainStateProps) {
  if (!check) {
    return (
      <Badge icon={ShieldQuestion} title="Nobody has checked the chain of hashes yet">
        Not checked yet
      </Badge>
    );
  }
  if (check.broken) {
    return (
      <Badge tone="danger" icon={ShieldAlert}>
        Broken at no. {count(check.broken.sequence)}
      </Badge>
    );
  }
  const later = entries - check.entries;
  return (
    <Badge tone="success" icon={ShieldCheck} title={`Compared with ${check.heads} signed heads. Hash ${check.head}`}>
      {count(check.entries)} verified {since(check.checkedAt)}
      {later > 0 && `, ${count(later)} since`}
    </Badge>
  );
}

/** The alarm over a chain that does not fit: which entry, why, and what to do; or what it could not be compared with. */
export function BrokenChain({ check, since }: Pick<ChainStateProps, 'check' | 'since'>) {
  if (!check) return null;
  if (!check.broken) {
    if (check.notes.length === 0) return null;
    return (
      <Banner tone="warning" label="Not compared" title="The chain is whole, but was not compared with everything.">
        {check.notes.join('. ')}.
      </Banner>
    );
  }
  return (
    <Banner
      tone="danger"
      icon="blocked"
      label="The audit has been changed"
      title={`Entry no. ${count(check.broken.sequence)} ${check.broken.reason}.`}
    >
      Found {since(check.checkedAt)} by {check.checkedBy}. The entries before it are good. Tell whoever operates the
      database, and keep its backups.
    </Banner>
  );
}
