import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { academicRequest } from '../support/admission.ts';
import { createServerHome, sendOne } from '../support/serverHome.ts';
import { startSmtp } from '../support/smtpServer.ts';

let home: ReturnType<typeof createServerHome>;
beforeEach(() => {
  home = createServerHome();
});
afterEach(() => home.dispose());

const lastErrors = async () => (await home.waitingMails()).map(({ lastError }) => lastError);

describe('a mail server in trouble', () => {
  test.each(['hang', 'slow', 'refuseForNow', 'refuseForGood', 'close'] as const)(
    '%s: the visitor is answered all the same, and the mails leave once it is well',
    async (mode) => {
      const smtp = await startSmtp(mode);
      const server = home.start({ SMTP_URL: smtp.url });
      const url = await server.ready();
      await sendOne(url);
      // Answered before the first try has ended, however it will.
      if (mode === 'hang') expect(await lastErrors()).toEqual([null, null]);
      await expect.poll(() => smtp.state.connections).toBeGreaterThan(0);
      const failsFast = mode !== 'hang' && mode !== 'slow';
      // Those that hang are still being tried.
      await expect
        .poll(async () => (await lastErrors()).filter((error) => error !== null || !failsFast))
        .toHaveLength(2);
      smtp.state.mode = 'accept';
      await server.stop('SIGKILL');
      await home.withStore((store) => store.retryMails());
      const next = home.start({ SMTP_URL: smtp.url });
      await next.ready();
      await expect.poll(home.waitingMails).toEqual([]);
      const recipients = smtp.state.messages.map(({ to }) => to.join()).toSorted();
      expect(new Set(recipients).size).toBe(2);
      expect(recipients).toContain(academicRequest.email);
      await next.stop();
      smtp.close();
    },
  );

  test('one that stalls keeps nobody waiting for the server that is asked to stop: its mails are due again', async () => {
    const smtp = await startSmtp('stall');
    const server = home.start({ SMTP_URL: smtp.url });
    await sendOne(await server.ready());
    await expect.poll(() => smtp.state.connections).toBe(2);
    expect(await server.stop('SIGTERM')).toBe(0);
    // Cut, and not given up by the sender's own limit, which two connections reach once for each mail.
    expect(await lastErrors()).not.toContain('ETIMEDOUT');
    smtp.state.mode = 'accept';
    await home.withStore((store) => store.retryMails());
    const next = home.start({ SMTP_URL: smtp.url });
    await next.ready();
    await expect.poll(home.waitingMails).toEqual([]);
    await next.stop();
    smtp.close();
  });

  test('one that is down costs nothing, and the outbox says so', async () => {
    const server = home.start({ SMTP_URL: 'smtp://127.0.0.1:9' });
    await sendOne(await server.ready());
    await expect.poll(lastErrors).toEqual(['ESOCKET', 'ESOCKET']);
    expect(await server.stop()).toBe(0);
  });
});
