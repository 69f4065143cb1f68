import { Description, DescriptionList } from '../description-list/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import { enterpriseInfoMessages } from './enterprise-info.messages.ts';

export interface EnterpriseInfoProps {
  /** Empty values show as nothing. */
  enterpriseID?: string | number | null;
  name?: string | null;
  contactName?: string | null;
  contactTitle?: string | null;
  /** The block is still being fetched: a placeholder of its height. */
  loading?: boolean;
  /** 'stacked' in narrow panels. Default 'inline'. */
  layout?: 'inline' | 'stacked';
  className?: string;
  messages?: Partial<typeof enterpriseInfoMessages>;
}

/** Which enterprise this is, and whom to ask there. */
export function EnterpriseInfo({
  enterpriseID,
  name,
  contactName,
  contactTitle,
  loading = false,
  layout = 'inline',
  className,
  messages,
}: EnterpriseInfoProps) {
  const text = { ...enterpriseInfoMessages, ...messages };
  if (loading) return <Skeleton rows={4} delayed={false} label={text.loading} className={className} />;
  return (
    <div data-slot="enterprise-info" className={className}>
      <DescriptionList layout={layout}>
        <Description term={text.enterpriseID} identifier>
          {enterpriseID}
        </Description>
        <Description term={text.name}>{name}</Description>
        <Description term={text.contactName}>{contactName}</Description>
        <Description term={text.contactTitle}>{contactTitle}</Description>
      </DescriptionList>
    </div>
  );
}
