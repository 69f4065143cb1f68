import { z } from 'zod';
import { endpoint } from '../kit/index.ts';

export const getHealth = endpoint({
  name: 'getHealth',
  method: 'GET',
  path: '/api/health',
  summary:
    'Answers while the process lives, whatever the database does. What was built is for administrators: getHealthDetails.',
  tag: 'Start',
  result: z.object({ status: z.literal('alive') }).meta({ id: 'Health' }),
  access: { kind: 'public' },
});

export const getReadiness = endpoint({
  name: 'getReadiness',
  method: 'GET',
  path: '/api/ready',
  summary:
    'Answers when the node can serve: its database answers and has the migrations of the code. Otherwise UNAVAILABLE says whether it is empty, behind, ahead or apart.',
  tag: 'Start',
  result: z.object({ status: z.literal('ready') }).meta({ id: 'Readiness' }),
  access: { kind: 'public' },
});

export const getHealthDetails = endpoint({
  name: 'getHealthDetails',
  method: 'GET',
  path: '/api/configuration/health',
  summary: 'What was built, on which database, with which migrations and jobs (building-blocks.md §3 health info).',
  tag: 'Configuration',
  result: z
    .object({
      buildEnv: z.string(),
      /** Container image, hash, branch and date of the build; null where the build did not say. */
      image: z.string().nullable(),
      gitHash: z.string().nullable(),
      gitBranch: z.string().nullable(),
      buildDate: z.string().nullable(),
      nodeVersion: z.string(),
      startedAt: z.string(),
      database: z.object({ kind: z.enum(['embedded', 'server']), version: z.string() }),
      migrations: z.array(z.object({ name: z.string(), appliedAt: z.string() })),
      /** Jobs of this tenant by their state. */
      jobs: z.object({ waiting: z.int(), running: z.int(), failed: z.int(), finished: z.int() }),
      /** building-blocks.md §1 Enterprise info block. */
      enterprise: z.object({
        enterpriseID: z.string().nullable(),
        name: z.string(),
        contactName: z.string(),
        contactTitle: z.string(),
      }),
    })
    .meta({ id: 'HealthDetails' }),
  access: { kind: 'action', action: 'readConfiguration' },
});

/** The build, database, migrations and jobs that the health page shows. Times are ISO instants in UTC. */
export type HealthDetails = z.infer<(typeof getHealthDetails)['result']>;
