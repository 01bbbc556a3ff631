import { describe, expect, test } from 'vitest';
import { academicRequest } from '../support/admission.ts';
import { home, makeHomeForEachTest, sendOne } from '../support/serverHome.ts';
import { startSmtp } from '../support/smtpServer.ts';

makeHomeForEachTest();

const lastErrors = async () => (await home.waitingMails()).map(({ lastError }) => lastError);

describe('a mail server in trouble', () => {
  test.each(['hang', 'close'] as const)(
    '%s: the visitor gets an answer, and the mails leave once the server recovers',
    async (mode) => {
      const smtp = await startSmtp(mode);
      const server = home.start({ SMTP_URL: smtp.url });
      const url = await server.ready();
      await sendOne(url);
      // The visitor got the response before the first attempt to mail has ended.
      if (mode === 'hang') expect(await lastErrors()).toEqual([null, null]);
      await expect.poll(() => smtp.state.connections).toBeGreaterThan(0);
      if (mode === 'close') await expect.poll(lastErrors).not.toContain(null);
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

  test('stalling does not block the shutdown, and its mails are due again', async () => {
    const smtp = await startSmtp('stall');
    const server = home.start({ SMTP_URL: smtp.url });
    await sendOne(await server.ready());
    await expect.poll(() => smtp.state.connections).toBe(2);
    expect(await server.stop('SIGTERM')).toBe(0);
    // The shutdown closed the connections; their own timeout was not reached.
    expect(await lastErrors()).not.toContain('ETIMEDOUT');
    smtp.state.mode = 'accept';
    await home.withStore((store) => store.retryMails());
    const next = home.start({ SMTP_URL: smtp.url });
    await next.ready();
    await expect.poll(home.waitingMails).toEqual([]);
    await next.stop();
    smtp.close();
  });

  test('that is down is reported in the outbox', async () => {
    const server = home.start({ SMTP_URL: 'smtp://127.0.0.1:9' });
    await sendOne(await server.ready());
    await expect.poll(lastErrors).toEqual(['ESOCKET', 'ESOCKET']);
    expect(await server.stop()).toBe(0);
  });
});
