import { useComposedRefs } from 'radix-ui/internal';
import { type ReactNode, type Ref, useMemo, useRef } from 'react';
import { useControllable } from '../../hooks/use-controllable.ts';
import type { ChangeDetails } from '../../lib/change.ts';
import { Combobox, type ComboboxHandle, type ComboboxMessages, type ComboboxOption } from '../combobox/index.ts';
import type { FieldProps } from '../field/use-field.ts';
import { type CardField, CardFieldContext } from '../popover-card/index.ts';
import {
  type Company,
  type CompanyRoleFlag,
  type CompanyTerm,
  displayName,
  parseCompanyText,
  roleFlags,
} from './company.ts';
import { type CompanyPickerMessages, companyPickerMessages } from './company-picker.messages.ts';

/** Milliseconds after the last key, companies a page, least width of the list in px. */
export const companyLimits = { debounce: 250, pageSize: 10, listWidth: 350 };

/** What the caller's search is asked for: the text is read already. */
export type CompanySearchRequest = CompanyTerm & {
  /** Only companies with one of these roles; empty for any. */
  roleTypeIDs: readonly number[];
  /** Companies with one of these flags match, too. */
  roleFlags: readonly CompanyRoleFlag[];
  skip: number;
  take: number;
  signal: AbortSignal;
};

export interface CompanySearchResult {
  results: readonly Company[];
  totalRecords?: number | undefined;
  /** Default: fewer so far than `totalRecords`. */
  hasMore?: boolean | undefined;
  /** The user may not search companies. */
  denied?: boolean | undefined;
}

export interface CompanyPickerProps extends FieldProps {
  value?: Company | null | undefined;
  defaultValue?: Company | null | undefined;
  onValueChange?: ((value: Company | null, details: ChangeDetails) => void) | undefined;
  /** The caller's search. Never asked for an empty text. */
  search: (request: CompanySearchRequest) => Promise<CompanySearchResult>;
  /** Role types (6 lender, 10 realtor…) a company must have one of. Default: any. */
  roleTypeIDs?: readonly number[] | undefined;
  /** Shown before anything is typed. */
  pinned?: readonly Company[] | undefined;
  /** Shown before anything is typed. */
  recent?: readonly Company[] | undefined;
  /** The user may use a company without a record (AllowOneTimeUseAgent). Default false. */
  allowOneTimeUse?: boolean | undefined;
  /** Makes the one-time company, after asking for more if need be; null if the user changed his mind. */
  onOneTimeUse?: ((companyName: string) => Promise<Company | null>) | undefined;
  /** Alt+Enter. */
  onOpenRecord?: ((company: Company) => void) | undefined;
  /** At the field's end once a company with a record is picked: the button of its hover card. Ctrl I in the field opens the card. */
  renderCard?: ((company: Company) => ReactNode) | undefined;
  /** A company is still to come: Tab was pressed before the answer was there. */
  onPendingChange?: ((pending: boolean) => void) | undefined;
  placeholder?: string | undefined;
  messages?: Partial<CompanyPickerMessages & ComboboxMessages> | undefined;
  /** The input. */
  ref?: Ref<HTMLInputElement> | undefined;
  /** For a form that waits for what is typed. */
  handle?: Ref<ComboboxHandle> | undefined;
}

const NO_ROLES: readonly number[] = [];

/** One without a record has no number; its name tells it from another such. */
const keyOf = ({ companyID, companyName }: Company) => (companyID > 0 ? String(companyID) : `once ${companyName}`);

const toOption = (company: Company, group?: string): ComboboxOption<string, Company> => ({
  value: keyOf(company),
  code: company.companyID > 0 ? String(company.companyID) : undefined,
  label: company.companyName,
  note: [company.city, company.state].filter(Boolean).join(' ') || undefined,
  inactive: company.isInactive,
  reason: company.inactiveReason,
  group,
  data: company,
});

/**
 * A company. Tab takes the only hit and restores the company before if there is none; several are never guessed between. Figures are
 * the company's number, everything else its name.
 */
export function CompanyPicker({
  value,
  defaultValue = null,
  onValueChange,
  search,
  roleTypeIDs = NO_ROLES,
  pinned = [],
  recent = [],
  allowOneTimeUse = false,
  onOneTimeUse,
  onOpenRecord,
  renderCard,
  placeholder,
  messages,
  ref,
  ...field
}: CompanyPickerProps) {
  const words = { ...companyPickerMessages, ...messages };
  const [company, report] = useControllable<Company | null, ChangeDetails>(value, defaultValue, onValueChange);
  const hasRecord = company !== null && company.companyID > 0;
  const input = useRef<HTMLInputElement>(null);
  const both = useComposedRefs(input, ref);
  const cardKeys: CardField['keys'] = useRef(null);
  const card = useMemo(() => ({ input, keys: cardKeys }), []);
  return (
    <Combobox<string, Company>
      {...field}
      ref={both}
      value={company ? keyOf(company) : null}
      valueLabel={company ? displayName(company) : undefined}
      onValueChange={(_, { reason, option }) => report(option?.data ?? null, { reason })}
      search={async ({ text, page, signal }) => {
        const term = parseCompanyText(text);
        if (!term) return { items: [] };
        const { pageSize } = companyLimits;
        const found = await search({
          ...term,
          roleTypeIDs,
          roleFlags: roleFlags(roleTypeIDs),
          skip: page * pageSize,
          take: pageSize,
          signal,
        });
        return {
          items: found.results.map((each) => toOption(each)),
          total: found.totalRecords,
          hasMore: found.hasMore,
          denied: found.denied,
        };
      }}
      scope={roleTypeIDs.join()}
      debounce={companyLimits.debounce}
      listWidth={companyLimits.listWidth}
      minLength={1}
      display={(option) => (option.data ? displayName(option.data) : option.label)}
      suggested={[
        ...pinned.map((each) => toOption(each, words.pinned)),
        ...recent.map((each) => toOption(each, words.recent)),
      ]}
      commitRule="only"
      onNone="restore"
      create={
        allowOneTimeUse && onOneTimeUse && !hasRecord
          ? {
              label: words.oneTimeUse,
              run: async (name) => {
                const made = await onOneTimeUse(name);
                return made ? toOption({ ...made, isOneTimeUse: true }) : null;
              },
            }
          : undefined
      }
      {...(hasRecord && renderCard
        ? {
            end: <CardFieldContext value={card}>{renderCard(company)}</CardFieldContext>,
            'aria-keyshortcuts': 'Control+I',
          }
        : {})}
      placeholder={placeholder ?? words.placeholder}
      messages={messages}
      onKeyDown={(event) => {
        if (cardKeys.current?.(event)) return;
        if (event.key !== 'Enter' || !event.altKey || !company || !hasRecord || !onOpenRecord) return;
        event.preventDefault();
        onOpenRecord(company);
      }}
    />
  );
}
