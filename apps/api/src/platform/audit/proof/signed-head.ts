import type { SecretBox } from '../../secrets/index.ts';

/** The end of a chain at a moment: its newest entry and that entry's hash. */
export interface Head {
  readonly tenant: string;
  readonly seq: number;
  /** 64 hexadecimal digits. */
  readonly hash: string;
  /** ISO instant, to the second. */
  readonly at: string;
}

/** A head as it was written down, and whether this installation signed it; `keyMissing`: the key it names is not here any more. */
export interface ReadHead extends Head {
  readonly signature: 'good' | 'wrong' | 'keyMissing';
}

const purpose = 'audit head';
const form =
  /^head1\.(?<tenant>[a-z0-9-]{1,63})\.(?<seq>\d{1,15})\.(?<hash>[0-9a-f]{64})\.(?<at>\d{8}T\d{6}Z)\.(?<key>[a-z0-9-]{1,20})\.(?<mark>[A-Za-z0-9_-]{43})$/;

/** One word that says where a chain ended, signed with a key that the database does not hold. */
export function signHead(secrets: SecretBox, { tenant, seq, hash, at }: Head): string {
  const body = ['head1', tenant, seq, hash, compact(at)].join('.');
  const { key, mark } = secrets.sign(body, purpose);
  return `${body}.${key}.${mark.toString('base64url')}`;
}

/** Whose a head is and of which row, whoever signed it; null for a text that is no whole one. */
export function headOf(text: string): Pick<Head, 'tenant' | 'seq'> | null {
  const parts = form.exec(text)?.groups;
  if (!parts) return null;
  const { tenant = '', seq } = parts;
  return { tenant, seq: Number(seq) };
}

/** Reads what `signHead` wrote; null where it is nothing of the kind. */
export function readHead(secrets: SecretBox, text: string): ReadHead | null {
  const parts = form.exec(text)?.groups;
  if (!parts) return null;
  const { tenant = '', seq, hash = '', at = '', key = '', mark = '' } = parts;
  const body = text.slice(0, text.length - key.length - mark.length - 2);
  const isSigned = secrets.isSigned(body, purpose, { key, mark: Buffer.from(mark, 'base64url') });
  return {
    tenant,
    seq: Number(seq),
    hash,
    at: at.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'),
    signature: isSigned === null ? 'keyMissing' : isSigned ? 'good' : 'wrong',
  };
}

/** `2026-01-02T03:04:05.678Z` as `20260102T030405Z`. */
const compact = (at: string): string => `${at.slice(0, 19).replace(/[-:]/g, '')}Z`;
