import { parseArgs } from 'node:util';
import { demoPassword } from '../../dev/oidc/demo-tenants.ts';
import { SignInClient, SignInError } from '../../dev/oidc/sign-in-client.ts';

const usage = `Prints an access token, for trying the api by hand:

  npm run token -- --tenant epsilon --user closer [--url http://127.0.0.1:4300] [--password ${demoPassword}]
  curl -H "Authorization: Bearer $(npm run -s token -- --tenant epsilon --user closer)" http://epsilon.localhost:4300/api/session

It signs in through the form of the running development provider, as a browser would.`;

/** Signs in and prints nothing but the token, so that the output can be put into a command. */
async function main(): Promise<number> {
  let values: { tenant?: string; user?: string; url?: string; password?: string; help?: boolean };
  try {
    ({ values } = parseArgs({
      options: {
        tenant: { type: 'string' },
        user: { type: 'string' },
        url: { type: 'string' },
        password: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    }));
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${usage}`);
    return 2;
  }
  if (values.help || !values.tenant || !values.user) {
    console.error(usage);
    return values.help ? 0 : 2;
  }
  try {
    const address = values.url ?? `http://127.0.0.1:${process.env.PORT ?? 4300}`;
    const client = new SignInClient(address, values.tenant);
    const tokens = await client.signIn(values.user, values.password ?? demoPassword);
    process.stdout.write(`${tokens.access_token}\n`);
    return 0;
  } catch (error) {
    if (!(error instanceof SignInError)) throw error;
    console.error(error.message);
    return 1;
  }
}

process.exitCode = await main();
