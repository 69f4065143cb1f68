import {
  CardHead,
  CardLines,
  type CardSource,
  type CardTriggerProps,
  formatCurrency,
  PopoverCard,
} from '../popover-card/index.ts';
import { Tab, TabList, TabPanel, Tabs } from '../tabs/index.ts';
import { remitCardMessages } from './remit-card.messages.ts';

export interface RemitPremium {
  name: string;
  /** Integer cents. */
  grossAmount: number;
  /** Integer cents. */
  liability: number;
  sequence: number;
}

export interface RemitPolicy {
  policyNumber: string;
  premiums: readonly RemitPremium[];
}

export interface RemitDocument {
  name: string;
  description?: string | null;
}

export interface RemitDetail {
  policies: readonly RemitPolicy[];
  documents: readonly RemitDocument[];
}

export interface RemitCardProps extends CardSource<RemitDetail>, CardTriggerProps {
  /** Accessible name and head: "E-remit of file 12-3456". */
  label?: string | undefined;
  messages?: Partial<typeof remitCardMessages> | undefined;
}

type Text = typeof remitCardMessages;

const DOCUMENTS = '\u0000documents';

function Policy({ policy, text }: { policy: RemitPolicy; text: Text }) {
  const premiums = policy.premiums.toSorted((a, b) => a.sequence - b.sequence);
  if (premiums.length === 0) return <p className="py-1 text-muted">{text.noPremiums}</p>;
  return (
    <CardLines
      label={text.premiums(policy.policyNumber)}
      columns={{ code: text.sequence, description: text.name, detail: text.liability, amount: text.gross }}
      lines={premiums.map((premium) => ({
        id: premium.sequence,
        code: String(premium.sequence),
        description: premium.name,
        detail: formatCurrency(premium.liability),
        amount: premium.grossAmount,
      }))}
      total={{ label: text.total, amount: premiums.reduce((sum, premium) => sum + premium.grossAmount, 0) }}
    />
  );
}

function Body({ remit, label, text }: { remit: RemitDetail; label: string; text: Text }) {
  return (
    <>
      <CardHead title={label} />
      <Tabs defaultValue={remit.policies[0]?.policyNumber ?? DOCUMENTS} pageKeys={false}>
        <TabList label={text.policies} className="-mx-3">
          {remit.policies.map(({ policyNumber }) => (
            <Tab key={policyNumber} value={policyNumber} aria-label={text.policy(policyNumber)} className="identifier">
              {policyNumber}
            </Tab>
          ))}
          <Tab value={DOCUMENTS} count={remit.documents.length}>
            {text.documents}
          </Tab>
        </TabList>
        {remit.policies.map((policy) => (
          <TabPanel key={policy.policyNumber} value={policy.policyNumber}>
            <Policy policy={policy} text={text} />
          </TabPanel>
        ))}
        <TabPanel value={DOCUMENTS}>
          {remit.documents.length === 0 ? (
            <p className="py-1 text-muted">{text.noDocuments}</p>
          ) : (
            <ul aria-label={text.documents} className="max-h-[232px] overflow-y-auto">
              {remit.documents.map((document) => (
                <li key={document.name} className="border-b border-hairline py-1 last:border-b-0">
                  <div>{document.name}</div>
                  {document.description && <div className="text-label text-muted">{document.description}</div>}
                </li>
              ))}
            </ul>
          )}
        </TabPanel>
      </Tabs>
    </>
  );
}

/** What is remitted to the underwriter: a tab for each policy number with its premiums, and one for the documents. */
export function RemitCard({ label, messages, ...card }: RemitCardProps) {
  const text = { ...remitCardMessages, ...messages };
  const title = label ?? text.label;
  return (
    <PopoverCard
      {...card}
      label={title}
      width={360}
      content={(remit) => <Body remit={remit} label={title} text={text} />}
    />
  );
}
