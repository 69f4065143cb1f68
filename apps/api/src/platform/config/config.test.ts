import { describe, expect, it } from 'vitest';
import { ConfigError, loadConfig } from './index.ts';

describe('loadConfig', () => {
  // holds core 9.1
  it('needs nothing for development', () => {
    expect(loadConfig({})).toMatchObject({
      mode: 'development',
      port: 4300,
      tokenRefreshMilliseconds: 300_000,
      identityURL: null,
      keys: null,
      database: { databaseURL: null },
    });
    expect(loadConfig({ PORT: '', DATABASE_URL: '' }).port).toBe(4300);
  });

  it('names every variable that is wrong, and never its value', () => {
    const load = () => loadConfig({ PORT: 'abc', DATABASE_URL: 'mysql://user:secret@host/db', NODE_ENV: 'production' });
    expect(load).toThrow(ConfigError);
    expect(load).toThrow(/PORT must be a number\n {2}DATABASE_URL must begin with postgres/);
    expect(load).not.toThrow(/secret/);
  });

  it('names everything that production is missing', () => {
    expect(() => loadConfig({ NODE_ENV: 'production' })).toThrow(
      /IDENTITY_URL is missing.*\n.*DATABASE_URL is missing.*\n.*CLOSEWRIGHT_KEYS is missing/,
    );
    const complete = {
      NODE_ENV: 'production',
      IDENTITY_URL: 'https://id.example.com',
      DATABASE_URL: 'postgres://app@db/closewright',
      CLOSEWRIGHT_KEYS: `k1:${Buffer.alloc(32).toString('base64')}`,
    };
    expect(loadConfig(complete)).toMatchObject({
      mode: 'production',
      environment: 'prod',
      identityURL: 'https://id.example.com',
    });
  });

  it('lets others reach the development sign-in only when that is asked for', () => {
    for (const HOST of ['0.0.0.0', '::', '192.0.2.7', 'server.example.com', '127.0.0.1.example.com', 'notlocalhost']) {
      expect(() => loadConfig({ HOST }), HOST).toThrow(
        /HOST is an address.*IDENTITY_URL.*ALLOW_DEVELOPMENT_SIGN_IN=yes/,
      );
      expect(() => loadConfig({ HOST, ALLOW_DEVELOPMENT_SIGN_IN: 'no' }), HOST).toThrow(ConfigError);
      expect(loadConfig({ HOST, ALLOW_DEVELOPMENT_SIGN_IN: 'yes' }).host).toBe(HOST);
      expect(loadConfig({ HOST, IDENTITY_URL: 'https://id.example.com' }).host).toBe(HOST);
    }
    for (const HOST of ['127.0.0.1', '127.1.2.3', '::1', 'localhost', 'epsilon.localhost']) {
      expect(loadConfig({ HOST }).host).toBe(HOST);
    }
  });

  it('refuses keys of another length', () => {
    expect(() => loadConfig({ CLOSEWRIGHT_KEYS: 'k1:c2hvcnQ=' })).toThrow(
      /CLOSEWRIGHT_KEYS must be name:base64 of 32 bytes/,
    );
  });
});
