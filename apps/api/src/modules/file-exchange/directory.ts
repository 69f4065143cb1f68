import type { DocumentCompany } from '@closewright/contract/file-export';
import { companyProblems, contactProblems } from '@closewright/domain/companies';
import { lineProblem } from '@closewright/domain/formats';
import { roleTypes } from '@closewright/domain/parties';
import { textProblems } from '../../platform/http/text-problems.ts';

/** A company of the tenant that files may name. */
export interface KnownCompany {
  readonly companyID: number;
  readonly name: string;
  readonly city: string | null;
  readonly state: string | null;
  readonly contacts: readonly { readonly contactID: number; readonly contactName: string }[];
  /** Made for the one file that named it. */
  readonly isOneTimeUse?: boolean | undefined;
}

type DocumentContact = DocumentCompany['contacts'][number];

/** What a reference comes to: one that is there, one to be added from the facts of the document, or why neither. */
export type CompanyMatch =
  | { readonly is: 'known'; readonly company: KnownCompany }
  | { readonly is: 'new'; readonly company: DocumentCompany }
  | { readonly is: 'none'; readonly why: string };

export type ContactMatch =
  | { readonly is: 'known'; readonly contactID: number }
  | { readonly is: 'new'; readonly contact: DocumentContact }
  | { readonly is: 'none'; readonly why: string };

const keyOf = (text: string | null | undefined) => (text ?? '').trim().toLowerCase();
const same = (a: string | null | undefined, b: string | null | undefined) => keyOf(a) === keyOf(b);
/** A fact that one of the two does not have tells nothing apart. */
const agree = (a: string | null | undefined, b: string | null | undefined) => !a || !b || same(a, b);

/**
 * The companies of a tenant beside those of a document. A company is the one of the same name, of the same city and state where both say them; with
 * several of them nobody can tell, with none it is added if the document has its facts. One-time-use companies belong to one file, so they are always added.
 */
export class Directory {
  /** The known companies of each name, in small letters. */
  readonly #known = new Map<string, KnownCompany[]>();
  readonly #document: ReadonlyMap<string, DocumentCompany>;

  constructor(known: readonly KnownCompany[], document: readonly DocumentCompany[]) {
    for (const company of known) this.remember(company);
    this.#document = new Map(document.map((company) => [company.reference.toLowerCase(), company]));
  }

  /** The company that a reference of the document, or a name, stands for. */
  company(reference: string): CompanyMatch {
    const written = this.#document.get(reference.toLowerCase());
    const problem = written && problemOf(written);
    if (problem) return { is: 'none', why: `the company "${reference}" of the document: ${problem}` };
    const { name, city, state } = written ?? { name: reference };
    const namesakes = written?.isOneTimeUse ? [] : (this.#known.get(keyOf(name)) ?? []);
    const found = namesakes.filter((each) => agree(each.city, city) && agree(each.state, state));
    const [company, other] = found;
    if (other) return { is: 'none', why: `"${reference}" may be any of ${found.length} companies of this name` };
    if (company) return { is: 'known', company };
    return written
      ? { is: 'new', company: written }
      : { is: 'none', why: `there is no company "${reference}" in the directory` };
  }

  /** Whether the document says that a company belongs to each file that names it. */
  isOneTimeUse(reference: string): boolean {
    return this.#document.get(reference.toLowerCase())?.isOneTimeUse === true;
  }

  /** The contact of a company by name. */
  contact(reference: string, contactName: string): ContactMatch {
    const match = this.company(reference);
    if (match.is === 'none') return match;
    const known =
      match.is === 'known' ? match.company.contacts.find((each) => same(each.contactName, contactName)) : undefined;
    if (known) return { is: 'known', contactID: known.contactID };
    const contact = this.#document
      .get(reference.toLowerCase())
      ?.contacts.find((each) => same(each.contactName, contactName));
    return contact
      ? { is: 'new', contact }
      : { is: 'none', why: `the company "${reference}" has no contact "${contactName}"` };
  }

  /** What was added, once it is stored: further files of the document find it. */
  remember(company: KnownCompany): void {
    if (company.isOneTimeUse) return;
    const namesakes = this.#known.get(keyOf(company.name)) ?? [];
    const others = namesakes.filter(({ companyID }) => companyID !== company.companyID);
    this.#known.set(keyOf(company.name), [...others, company]);
  }
}

const roleLabels: ReadonlySet<string> = new Set(roleTypes.map(({ label }) => label));

function problemOf(written: DocumentCompany): string | null {
  for (const { path, problem } of textProblems(written, lineProblem)) return `${path.join('.')}: ${problem}`;
  const { roles, contacts, ...company } = written;
  const unknown = roles.find((role) => !roleLabels.has(role));
  if (unknown !== undefined) return `there is no role "${unknown}"`;
  const ofContacts = contacts.map(({ email = null, licenceState = null, nmlsID = null }) =>
    contactProblems({ email, licenceState, nmlsID }),
  );
  const { email = null, licenceState = null, nmlsID = null, state = null } = company;
  const own = companyProblems({
    email,
    licenceState,
    nmlsID,
    state,
    doNotDoBusiness: false,
    doNotDoBusinessReason: null,
  });
  for (const [name, message] of [own, ...ofContacts].flatMap((problems) => Object.entries(problems)))
    return `${name}: ${message}`;
  return null;
}
