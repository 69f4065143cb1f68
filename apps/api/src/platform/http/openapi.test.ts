import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endpoints } from '@closewright/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { openApiDocument } from './openapi.ts';

type Json = { [key: string]: unknown };
type Operation = { operationId: string; responses: Record<string, Json>; security: unknown[] };

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'closewright-openapi-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The document as it travels. */
const made = (): Json => JSON.parse(JSON.stringify(openApiDocument(Object.values(endpoints), '0.1.0')));

/** What the linter says of a document, with the rules of redocly.yaml: one line each. */
function lint(document: Json): string[] {
  const file = join(folder, 'openapi.json');
  writeFileSync(file, JSON.stringify(document));
  const linter = fileURLToPath(import.meta.resolve('@redocly/cli/bin/cli.js'));
  const parameters = [
    linter,
    'lint',
    file,
    '--config',
    at('../../../redocly.yaml'),
    '--format=json',
    '--max-problems=50',
  ];
  const { stdout, stderr } = spawnSync(process.execPath, parameters, {
    encoding: 'utf8',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  });
  if (!stdout.trim().startsWith('{')) throw new Error(`The linter did not run: ${stderr}`);
  const { problems } = JSON.parse(stdout) as {
    problems: { ruleId: string; message: string; location: { pointer?: string }[] }[];
  };
  return problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer ?? ''}`);
}

describe('the OpenAPI document', () => {
  it('has nothing to complain of for a linter from outside', () => {
    expect(lint(made())).toEqual([]);
  });

  it('is looked at: a required member that is not there is seen', () => {
    const document = made();
    (document.paths as Json)['/api/planted'] = {
      get: {
        operationId: 'planted',
        summary: 'Planted.',
        tags: ['Orders'],
        security: [],
        responses: {
          200: {
            description: 'x',
            content: { 'application/json': { schema: { type: 'object', properties: {}, required: ['a'] } } },
          },
          400: { description: 'x' },
        },
      },
    };
    expect(lint(document)).toEqual([expect.stringContaining('no-required-schema-properties-undefined')]);
  });

  it('says where the api is, who may call, and where downloads are fetched', () => {
    const document = made();
    expect(JSON.stringify(document)).not.toMatch(/\w\.md\b/);
    expect(document.servers).toEqual([{ url: '/', description: expect.stringContaining('tenant') }]);
    const { get } = (document.paths as Record<string, Record<string, Operation>>)['/api/downloads'] ?? {};
    expect(get?.security).toEqual([]);
    expect(Object.keys(get?.responses ?? {})).toEqual(expect.arrayContaining(['200', '404', '410', '429']));
    const parameters = Object.values(document.paths as Record<string, Record<string, { parameters: Json[] }>>)
      .flatMap((operations) => Object.values(operations))
      .flatMap((operation) => operation.parameters);
    expect(parameters.filter(({ $ref, description }) => !$ref && !description).map(({ name }) => name)).toEqual([]);
    for (const operations of Object.values(document.paths as Record<string, Record<string, Json>>))
      for (const operation of Object.values(operations)) expect(operation.description).toMatch(/^(Open to|Needs) /);
  });
});
