import { expect, test } from '@playwright/test';

// That the pages themselves keep to the policy is tested in each engine (`tests/engines`) and with each page (`tests/crawl`).

/** Markup that an attacker has injected into a page; the policy must refuse every part. */
const attacks = {
  '<script src="https://foreign.example/attack.js"></script>': /^script-src-elem https:\/\/foreign\.example/,
  '<script>window.attacked = "inline"</script>': /^script-src-elem inline/,
  '<img src="x" onerror="window.attacked = `handler`">': /^script-src-attr inline/,
  '<style>h1 { color: red }</style>': /^style-src-elem inline/,
  '<iframe src="https://foreign.example/"></iframe>': /^frame-src https:\/\/foreign\.example/,
  '<form id="attack" action="https://foreign.example/"></form>': /^form-action https:\/\/foreign\.example/,
  '<base href="https://foreign.example/">': /^base-uri https:\/\/foreign\.example/,
};

test('a page refuses foreign and inline scripts, handlers, styles, frames and form targets', async ({
  page,
  context,
}) => {
  // Without the policy, the foreign script would load and run.
  await context.route('https://foreign.example/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.attacked = "foreign"' }),
  );
  await page.route('/about', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace('</head>', `</head>${Object.keys(attacks).join('')}`);
    await route.fulfill({ response, body: html });
  });
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      violations.push(`${effectiveDirective} ${blockedURI}`),
    );
  });
  await page.goto('/about');
  // `submit()` fires no event. After a click, the page's own listener would cancel the submission before the policy does.
  await page.evaluate(() => document.querySelector<HTMLFormElement>('#attack')?.submit());
  for (const [markup, violation] of Object.entries(attacks)) {
    // Safe cast: the script above has set it.
    const violations = () => page.evaluate(() => (window as unknown as { violations: string[] }).violations);
    await expect.poll(violations, markup).toContainEqual(expect.stringMatching(violation));
  }
  expect(await page.evaluate(() => Object.entries(window).filter(([name]) => name === 'attacked'))).toEqual(
    [],
  );
});
