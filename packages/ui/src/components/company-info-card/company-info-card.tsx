import { Info } from 'lucide-react';
import type { ReactElement } from 'react';
import { cn } from '../../lib/cn.ts';
import { buttonVariants } from '../button/index.ts';
import { TextLink } from '../link/index.ts';
import { CardFacts, CardHead, type CardSource, type CardTriggerProps, PopoverCard } from '../popover-card/index.ts';
import { companyInfoCardMessages } from './company-info-card.messages.ts';

export interface CompanyInfo {
  companyID: number;
  phone?: string | null;
  fax?: string | null;
  eMailAddress?: string | null;
}

export interface CompanyInfoCardProps extends CardSource<CompanyInfo>, Omit<CardTriggerProps, 'children'> {
  /** Name of the company: head of the card and part of the button's name. */
  name: string;
  /** Another trigger than the info icon. */
  children?: ReactElement | undefined;
  messages?: Partial<typeof companyInfoCardMessages> | undefined;
}

/** Phone, fax and email of a company, on hover of an info icon; a press keeps it open. */
export function CompanyInfoCard({ name, children, messages, ...card }: CompanyInfoCardProps) {
  const text = { ...companyInfoCardMessages, ...messages };
  return (
    <PopoverCard
      toggleOnClick={children === undefined}
      {...card}
      label={name}
      messages={{ failed: () => text.failed }}
      content={({ companyID, phone, fax, eMailAddress }) => (
        <>
          <CardHead title={name} subtitle={<span className="identifier">{companyID}</span>} />
          {phone || fax || eMailAddress ? (
            <CardFacts
              facts={[
                { term: text.phone, value: phone && <TextLink href={`tel:${phone}`}>{phone}</TextLink> },
                { term: text.fax, value: fax },
                {
                  term: text.email,
                  value: eMailAddress && <TextLink href={`mailto:${eMailAddress}`}>{eMailAddress}</TextLink>,
                },
              ]}
            />
          ) : (
            <p className="text-muted">{text.nothing}</p>
          )}
        </>
      )}
    >
      {children ?? (
        <button
          type="button"
          aria-label={text.about(name)}
          className={cn(buttonVariants({ variant: 'quiet', size: 'sm', shape: 'icon' }))}
        >
          <Info aria-hidden className="size-icon-sm" strokeWidth={1.75} />
        </button>
      )}
    </PopoverCard>
  );
}
