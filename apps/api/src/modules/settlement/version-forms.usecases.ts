import type { SettlementForm, StatementVersion } from '@closewright/contract/settlement';
import { formOfFile, reckonedDocument, shownFigures } from '@closewright/domain/closing-file';
import { AppError } from '@closewright/domain/errors';
import { type FormDocument, formsThatFit, formTitle, statementOnForm } from '@closewright/domain/forms';
import { formsOfKind, reckonedOtherwise, saysWhenIssued } from '@closewright/domain/statement-versions';
import type { Caller } from '../../platform/auth/caller.ts';
import type { DocumentStore } from '../../platform/documents/index.ts';
import type { PrintedForm, Printer } from '../../platform/pdf/index.ts';
import type { Actor, Database } from '../../platform/tenant/in-tenant.ts';
import { type AsOnForms, asOnForms } from './print-form.usecases.ts';
import { asOfToday } from './settlement.queries.ts';
import { addPaper, paperOf } from './version-papers.queries.ts';
import { type StatementOfFile, type StoredVersion, versionOf } from './versions.queries.ts';
import {
  isAsKept,
  type Keeping,
  keepStatementVersion,
  type Snapshot,
  shownVersion,
  snapshotOf,
} from './versions.usecases.ts';

export interface VersionFormDeps {
  readonly database: Database;
  readonly documents: DocumentStore;
  readonly printer: Pick<Printer, 'form'>;
  /** Hears why a version that was kept could not be printed with it: it is printed when it is fetched. */
  readonly onUnprinted: (error: unknown) => void;
}

/** A form of a version. */
export interface VersionForm {
  readonly statement: StatementOfFile;
  readonly statementVersionID: number;
  readonly form: SettlementForm;
}

/**
 * The forms that a version of a kind is printed on, its own first; none for versions from before forms were kept.
 * @param printed those it was printed on: they stay, also where they fit no more by the rules of today
 */
export function formsOfVersion(
  { kind }: Pick<StoredVersion, 'kind'>,
  { hasSeller, settlement, forms }: Pick<Snapshot, 'hasSeller' | 'forms'> & { readonly settlement: AsOnForms },
  printed: readonly SettlementForm[] = [],
): SettlementForm[] {
  const fitting = forms ? formsOfKind(kind, formsThatFit(asOnForms(settlement, hasSeller))) : [];
  return [...new Set([...fitting, ...printed])];
}

/** Keeps a statement as it is stored as its next version; one that goes out is printed on its own form with it. */
export async function keepPrintedVersion(
  deps: VersionFormDeps,
  caller: Caller,
  keeping: Keeping,
): Promise<StatementVersion> {
  const { statement, version } = await keepStatementVersion(deps.database, caller, keeping);
  const [form] = version.kind === 'Draft' ? [] : formsOfVersion(version, snapshotOf(version));
  const { statementVersionID } = version;
  if (form) await versionOnForm(deps, caller.actor, { statement, statementVersionID, form }).catch(deps.onUnprinted);
  return shownVersion(version);
}

/**
 * The PDF of a form of a version: what was printed of it first, byte for byte. The first time it is printed and kept.
 * Null where the version is there no more, or is not
 * what was kept. Throws where what was printed is not what was kept of it.
 */
export async function versionOnForm(
  deps: VersionFormDeps,
  actor: Actor,
  wanted: VersionForm,
): Promise<Uint8Array | null> {
  const { statement, statementVersionID, form } = wanted;
  const kept = () =>
    deps.database.inTenant(actor, async (tx) => {
      const documentID = await paperOf(tx, statement, { statementVersionID, form });
      if (documentID === undefined) return null;
      const content = documentID === null ? null : await deps.documents.readIn(tx, actor.tenant, documentID);
      if (content === null)
        throw new AppError(
          'INTERNAL',
          `The ${formTitle(form)} that was printed of this version is gone or was changed.`,
        );
      return content;
    });
  const before = await kept();
  if (before !== null) return before;
  const version = await deps.database.inTenant(actor, async (tx) => {
    const found = await versionOf(tx, statement, statementVersionID);
    return found && (await isAsKept(tx, statement, found)) ? found : null;
  });
  const printed = version && formOfVersion(version, form);
  if (!printed) return null;
  const content = await deps.printer.form(printed, actor.tenant);
  const { ordersID } = statement;
  const document = { ordersID, name: printed.title, mediaType: 'application/pdf', content };
  try {
    await deps.database.inTenant(actor, async (tx) => {
      const documentID = await deps.documents.put(tx, actor.tenant, document);
      await addPaper(tx, statement, { statementVersionID, form, documentID });
    });
    return content;
  } catch (error) {
    // Somebody else has printed it first: theirs is the one that is kept.
    const theirs = await kept();
    if (theirs === null) throw error;
    return theirs;
  }
}

/** A form of a version with its number; null for versions from before forms were kept. */
export function formOfVersion(version: StoredVersion, form: SettlementForm): PrintedForm | null {
  const { settlement, hasSeller, forms, figures } = snapshotOf(version);
  if (!forms) return null;
  const { number, kind, keptAt, keptBy, hash } = version;
  const { told, kindOfOrder } = forms;
  const known = reckonedDocument({ ...asOfToday(settlement), kindOfOrder, hasSeller });
  const document = statementOnForm(form, known, saysWhenIssued(kind, form) ? told : { ...told, issued: null });
  const ofFile = formOfFile(settlement.settlementStatementType);
  const isAsShown = figures && reckonedOtherwise(figures, shownFigures(known, ofFile), ofFile).length === 0;
  return {
    title: `${formTitle(form)} of file ${told.fileNumber}, version ${number}`,
    author: keptBy ?? '',
    createdAt: new Date(keptAt),
    footer: `File ${told.fileNumber} · Version ${number}, ${kind} · ${hash.slice(0, 12)}${isAsShown ? '' : ' · not the figures it was kept with'}`,
    document: isAsShown ? document : sayingOtherwise(document, number),
    ...(kind === 'Draft' ? { isDraft: true as const } : {}),
  };
}

/** A form of a version whose figures are those of today: it says so first of all, and not which, since some copies are for the eyes of one side. */
function sayingOtherwise({ pages, ...document }: FormDocument, number: number): FormDocument {
  const words = `Rules or rates were changed since version ${number} was kept. The figures on this form are not those it was kept with, which stand in its list.`;
  const [first, ...others] = pages;
  const said = { kind: 'paragraph', runs: [{ text: words, isBold: true }] } as const;
  return { ...document, pages: first ? [{ ...first, blocks: [said, ...first.blocks] }, ...others] : [] };
}
