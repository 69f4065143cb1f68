import { z } from 'zod';
import { endpoint } from '../kit/index.ts';

export const getHealth = endpoint({
  name: 'getHealth',
  method: 'GET',
  path: '/api/health',
  summary: 'Answers when the server is ready, with what was built (building-blocks.md §3 health info).',
  tag: 'Start',
  result: z
    .object({
      status: z.literal('ready'),
      database: z.enum(['embedded', 'server']),
      buildEnv: z.string(),
      gitHash: z.string().nullable(),
      buildDate: z.string().nullable(),
    })
    .meta({ id: 'Health' }),
  access: { kind: 'public' },
});
