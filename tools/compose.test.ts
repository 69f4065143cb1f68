import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { root } from './programs.mjs';

interface Service {
  image: string;
  ports?: string[];
  environment?: Record<string, string>;
  logging?: { driver?: string; options?: Record<string, string> };
}

const compose = parse(readFileSync(join(root, 'deploy/compose.yaml'), 'utf8'), { merge: true });
const services = Object.entries(compose.services as Record<string, Service>);

describe('deploy/compose.yaml', () => {
  it('was read', () => {
    expect(services.map(([name]) => name)).toEqual(expect.arrayContaining(['proxy', 'api-1', 'api-2', 'postgres']));
  });

  it.each(services)('keeps the log of %s within bounds', (_name, { logging }) => {
    expect(logging?.driver).toBe('json-file');
    expect(logging?.options).toMatchObject({
      'max-size': expect.stringMatching(/^\d{1,2}m$/),
      'max-file': expect.stringMatching(/^\d{1,2}$/),
    });
  });

  it('lets nobody outside reach the figures of the nodes', () => {
    const giving = services.filter(([, { environment }]) => environment?.METRICS_PORT !== undefined);
    expect(giving.map(([name]) => name)).toEqual(expect.arrayContaining(['api-1', 'api-2']));
    for (const [name, { ports = [], environment }] of giving) {
      expect(ports, name).toEqual([]);
      // Where it listens to others, a token is asked for: the node does not start without one.
      expect(environment).toMatchObject({ METRICS_HOST: '0.0.0.0', METRICS_TOKEN: expect.stringMatching(/^\$/) });
    }
    const proxy = readFileSync(join(root, 'deploy/Caddyfile'), 'utf8');
    expect(proxy).not.toMatch(/metrics|9464/i);
  });
});
