import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EXAMPLE_OPERATOR, type OperatorView } from '../../src/contracts/admin/operator.ts';
import { type Mailbox, startMailbox } from '../support/mailbox.ts';
import { type Api, Person, refusalOf, startApi } from './api.ts';

const DAY_MS = 86_400_000;
const OPERATOR: OperatorView = {
  ...EXAMPLE_OPERATOR,
  state: 'given',
  name: 'Hungrig & Söhne <OHG>',
  email: 'moin@hungrig.example',
  vatId: '',
};

let mailbox: Mailbox;
let api: Api;
beforeAll(async () => {
  mailbox = await startMailbox();
  api = await startApi({
    smtpUrl: mailbox.url,
    publicUrl: 'http://hungrig.localhost',
    operator: OPERATOR,
    securityContact: 'mailto:sicher@hungrig.example',
  });
});
afterAll(async () => {
  await api.stop();
  await mailbox.stop();
});

describe('whoever runs the installation', () => {
  it('is told to the pages that the law asks for, and stands at the foot of each e-mail', async () => {
    const { body, headers } = await new Person(api.url).request<OperatorView>('GET', '/api/operator');
    expect(body).toEqual(OPERATOR);
    expect(headers.get('cache-control')).toBe('public, max-age=300');
    await new Person(api.url).request('POST', '/api/password-reset', { email: 'kunde@example.com' });
    const { text, html } = await mailbox.find('kunde@example.com', /./);
    expect(text).toMatch(/\n-- \nHungrig & Söhne <OHG> · Musterstraße 1, 10115 Berlin · Deutschland\n/);
    expect(text).toContain('Erika Mustermann · Amtsgericht Charlottenburg, HRB 000000 B\n');
    expect(text).toContain('moin@hungrig.example · http://hungrig.localhost/imprint\n');
    expect(html).toContain('Hungrig &amp; Söhne &lt;OHG&gt; · Musterstraße 1');
    expect(html.trimEnd().endsWith('</p>\n</div>\n</body>\n</html>')).toBe(true);
  });

  it('names the contact for holes, valid for half a year', async () => {
    const answer = await fetch(`${api.url}/.well-known/security.txt`);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const fields = new Map(
      (await answer.text())
        .trimEnd()
        .split('\n')
        .map((line) => line.split(': ') as [string, string]),
    );
    expect([...fields.keys()]).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical']);
    expect(fields.get('Contact')).toBe('mailto:sicher@hungrig.example');
    expect(fields.get('Canonical')).toBe('http://hungrig.localhost/.well-known/security.txt');
    const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / DAY_MS;
    expect(days).toBeGreaterThan(178);
    expect(days).toBeLessThanOrEqual(180);
  });

  it('names nobody where nobody was set', async () => {
    const other = await startApi({ securityContact: null });
    try {
      expect(refusalOf(await new Person(other.url).request('GET', '/.well-known/security.txt'))).toMatchObject({
        status: 404,
        code: 'not_found',
      });
    } finally {
      await other.stop();
    }
  });
});
