import { afterEach, describe, expect, it, vi } from 'vitest';
import { schoolTime, todayAtSchool } from './schoolTime.ts';

afterEach(() => vi.unstubAllGlobals());

describe('schoolTime', () => {
  it('changes the date at midnight in Djibouti, which is 21:00 UTC', () => {
    expect(schoolTime(new Date('2026-11-20T20:59:59Z'))).toEqual({ date: '2026-11-20', time: '23:59' });
    expect(schoolTime(new Date('2026-11-20T21:00:00Z'))).toEqual({ date: '2026-11-21', time: '00:00' });
    expect(todayAtSchool(new Date('2026-03-01T04:05:00Z'))).toBe('2026-03-01');
  });

  it('does not depend on the date format of the JavaScript engine', async () => {
    // ICU 72, in Safari 16 to 17 and Chrome 110, wrote 11/21/2026 for en-CA, which others write 2026-11-21.
    class SlashedDates extends Intl.DateTimeFormat {
      override format = () => '11/21/2026';
    }
    vi.stubGlobal('Intl', { ...Intl, DateTimeFormat: SlashedDates });
    vi.resetModules();
    const fresh = await import('./schoolTime.ts');
    expect(fresh.todayAtSchool(new Date('2026-11-21T09:00:00Z'))).toBe('2026-11-21');
    const { checkAnswers } = await import('./questions/rules.ts');
    const { error } = checkAnswers('admission', {
      formationType: 'academique',
      birthDate: '2004-05-17',
    });
    expect(error?.issues.map(({ message }) => message)).not.toContain('birthDateOutOfRange');
  });
});
