import type { HealthDetails } from '@closewright/contract/health';
import { routeByName } from '@closewright/domain/navigation';
import { Badge } from '@closewright/ui/badge';
import { Button } from '@closewright/ui/button';
import { Description, DescriptionList } from '@closewright/ui/description-list';
import { EnterpriseInfo } from '@closewright/ui/enterprise-info';
import { PageHead } from '@closewright/ui/page-head';
import { Section } from '@closewright/ui/section';
import { Table } from '@closewright/ui/table';
import { useQuery } from '@tanstack/react-query';
import { RefreshCw, TriangleAlert } from 'lucide-react';
import { type Clock, useClock } from '../../../app/session/clock.ts';
import { queryFor } from '../../../lib/api/index.ts';
import { QueryState } from '../query-state.tsx';

const { label } = routeByName('cfg:health');
const databases = { embedded: 'Embedded Postgres', server: 'Postgres server' } as const;

/** Which company this is, what was built, on which database, and what waits to be done. */
export function HealthScreen() {
  const clock = useClock();
  const health = useQuery(queryFor('getHealthDetails'));
  return (
    <>
      <PageHead title={label} meta={health.data?.enterprise.name}>
        <Button icon={RefreshCw} busy={health.isFetching} onClick={() => void health.refetch()}>
          Refresh
        </Button>
      </PageHead>
      <div className="min-h-0 flex-1 overflow-y-auto border-t border-hairline bg-surface-base">
        <QueryState query={health} what="The health of the system">
          {(data) => <Health data={data} clock={clock} />}
        </QueryState>
      </div>
    </>
  );
}

function Health({ data, clock }: { data: HealthDetails; clock: Clock }) {
  const { enterprise, database, jobs, migrations } = data;
  const unknown = <span className="text-subtle">Not given by the build</span>;
  return (
    <div className="flex max-w-[760px] flex-col gap-3 px-4 py-3 [&_dl]:grid-cols-[112px_minmax(0,1fr)]">
      <Section name="health.enterprise" title="Enterprise">
        <EnterpriseInfo
          enterpriseID={enterprise.enterpriseID}
          name={enterprise.name}
          contactName={enterprise.contactName}
          contactTitle={enterprise.contactTitle}
        />
      </Section>
      <Section name="health.build" title="Build">
        <DescriptionList>
          <Description term="Environment">{data.buildEnv}</Description>
          <Description term="Git hash" identifier>
            {data.gitHash ?? unknown}
          </Description>
          <Description term="Git branch">{data.gitBranch ?? unknown}</Description>
          <Description term="Built">{data.buildDate ?? unknown}</Description>
          <Description term="Image">{data.image ?? unknown}</Description>
          <Description term="Runtime">Node {data.nodeVersion}</Description>
          <Description term="Running since">{clock.moment(data.startedAt)}</Description>
          <Description term="Database">
            {databases[database.kind]} {database.version}
          </Description>
        </DescriptionList>
      </Section>
      <Section name="health.jobs" title="Jobs">
        <DescriptionList>
          <Description term="Waiting">{jobs.waiting}</Description>
          <Description term="Running">{jobs.running}</Description>
          <Description term="Failed">
            {jobs.failed === 0 ? (
              0
            ) : (
              <Badge tone="danger" icon={TriangleAlert}>
                {jobs.failed} given up
              </Badge>
            )}
          </Description>
          <Description term="Finished">{jobs.finished}</Description>
        </DescriptionList>
      </Section>
      <Section name="health.migrations" title="Migrations" count={migrations.length} countLabel="migrations">
        <Table
          caption="Migrations"
          captionHidden
          columns={[
            {
              id: 'name',
              header: 'Name',
              cell: ({ name }) => <span className="identifier">{name}</span>,
              rowHead: true,
            },
            { id: 'at', header: 'Applied', cell: ({ appliedAt }) => clock.moment(appliedAt) },
          ]}
          rows={migrations}
          rowKey={({ name }) => name}
        />
      </Section>
    </div>
  );
}
