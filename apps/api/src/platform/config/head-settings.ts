import { z } from 'zod';
import { ConfigError } from './config-error.ts';

const variables = z.object({
  /** Where signed heads are kept outside of the database, comma-separated: `file:/…`, `https://bucket…`, `mailto:…`. */
  AUDIT_HEADS_TO: z.string().optional(),
  AUDIT_HEADS_MINUTES: z.coerce.number('must be a number').min(0.01).max(10_080).default(60),
  OBJECT_STORE_KEY: z.string().optional(),
  OBJECT_STORE_SECRET: z.string().optional(),
  OBJECT_STORE_REGION: z.string().default('us-east-1'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an address like smtp://user:password@mail.example.com:587' })
    .optional(),
  MAIL_FROM: z.email('must be a mail address').optional(),
});

/** One place for heads, with what is needed to reach it. */
export type HeadTarget =
  | { readonly kind: 'file'; readonly path: string }
  | {
      readonly kind: 'bucket';
      readonly address: string;
      readonly key: string;
      readonly secret: string;
      readonly region: string;
    }
  | { readonly kind: 'mail'; readonly to: string; readonly from: string; readonly server: string };

/** What the environment says about the signed heads of the audit. */
export interface HeadSettings {
  readonly targets: readonly HeadTarget[];
  /** How often heads are signed. */
  readonly everyMilliseconds: number;
}

/** Reads and checks the variables that are set. */
export function loadHeadSettings(given: Readonly<Record<string, string | undefined>>): HeadSettings {
  const parsed = variables.safeParse(given);
  if (!parsed.success)
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`));
  const v = parsed.data;
  const addresses = (v.AUDIT_HEADS_TO ?? '').split(',').map((part) => part.trim());
  return {
    targets: addresses.filter(Boolean).map((address) => targetOf(address, v)),
    everyMilliseconds: v.AUDIT_HEADS_MINUTES * 60_000,
  };
}

function targetOf(address: string, v: z.infer<typeof variables>): HeadTarget {
  if (address.startsWith('file:/')) return { kind: 'file', path: address.replace(/^file:(?:\/\/)?/, '') };
  if (/^https?:\/\//.test(address) && URL.canParse(address)) {
    const { OBJECT_STORE_KEY: key, OBJECT_STORE_SECRET: secret, OBJECT_STORE_REGION: region } = v;
    if (!key || !secret)
      throw new ConfigError(['AUDIT_HEADS_TO names a bucket: OBJECT_STORE_KEY and OBJECT_STORE_SECRET must be set']);
    return { kind: 'bucket', address: address.replace(/\/+$/, ''), key, secret, region };
  }
  if (address.startsWith('mailto:')) {
    const { SMTP_URL: server, MAIL_FROM: from } = v;
    if (!server || !from)
      throw new ConfigError(['AUDIT_HEADS_TO names a mail address: SMTP_URL and MAIL_FROM must be set']);
    return { kind: 'mail', to: address.slice('mailto:'.length), from, server };
  }
  throw new ConfigError([
    'AUDIT_HEADS_TO must name places like file:/srv/heads.log, https://bucket.example.com/heads or mailto:audit@example.com',
  ]);
}
