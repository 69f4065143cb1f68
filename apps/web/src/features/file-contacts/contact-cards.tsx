import { contactDisplayName, partyDisplayName } from '@closewright/domain/parties';
import { Mail, MapPin, Phone } from 'lucide-react';
import type { Row } from '../../records/editor/aggregate.ts';
import { useFilePage } from '../../records/file/use-file-page.ts';
import { isPrincipal } from './contact-layout.ts';
import { roleName } from './role-name.ts';

export interface ContactCardsProps {
  rows: readonly Row[];
  onOpen(key: number): void;
}

/** Each contact as a card with what people look for: role, name, who to ask for, and how to reach them. */
export function ContactCards({ rows, onOpen }: ContactCardsProps) {
  const { lookups } = useFilePage();
  return (
    <ul
      aria-label="File Contacts"
      className="grid min-h-0 flex-1 auto-rows-max grid-cols-[repeat(auto-fill,minmax(290px,1fr))] gap-3 overflow-y-auto p-4"
    >
      {rows.map((row) => (
        <li key={row.key}>
          <button
            type="button"
            onClick={() => onOpen(row.key)}
            className="flex h-full w-full flex-col items-start gap-0.5 rounded-md border border-hairline bg-surface-raised px-3 py-2 text-start text-body hover:border-control focus-visible:outline-2 focus-visible:outline-focus"
          >
            <span className="text-label text-muted">{roleName(lookups, row)}</span>
            <span className="max-w-full truncate font-semibold text-default">
              {partyDisplayName(row.values as never)}
            </span>
            <span className="max-w-full truncate text-muted">{secondLine(row)}</span>
            {facts(row).map(({ icon: Icon, text }) => (
              <span key={text} className="flex max-w-full items-center gap-1.5 text-label text-default">
                <Icon aria-hidden className="size-3.5 flex-none text-subtle" strokeWidth={1.75} />
                <span className="truncate">{text}</span>
              </span>
            ))}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Of a company who to ask for, of a buyer or seller how title is held. */
function secondLine({ values }: Row): string {
  if (!isPrincipal(values.roleTypeID)) return contactDisplayName(values as never);
  return (
    [values.vesting, values.detail, values.maritalStatus].find((text) => typeof text === 'string')?.toString() ?? ''
  );
}

function facts({ values }: Row) {
  const text = (name: string) => (typeof values[name] === 'string' ? values[name] : '');
  const region = [text('state'), text('zip')].filter(Boolean).join(' ');
  return [
    { icon: Phone, text: text('phone') || text('mobilePhone') },
    { icon: Mail, text: text('email') },
    { icon: MapPin, text: [text('address1'), text('city'), region].filter(Boolean).join(', ') },
  ].filter((fact) => fact.text !== '');
}
