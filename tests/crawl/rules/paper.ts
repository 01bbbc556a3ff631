import type { Rule } from '../rule.ts';

export const paper: Rule = {
  promise: 'on paper, the page is its content alone',
  width: 1280,
  problemsOn: async (page) => {
    const heading = page.getByRole('heading', { level: 1 });
    const onScreen = await heading.innerText();
    await page.emulateMedia({ media: 'print' });
    const problems = await page.evaluate(() =>
      [...document.querySelectorAll('nav, header button, header a, body > footer, dialog')]
        .filter((element) => element.checkVisibility())
        .map((element) => `is left: ${element.outerHTML.slice(0, 90)}`),
    );
    if ((await heading.innerText()) !== onScreen)
      problems.push('the heading is not what it is on the screen');
    if ((await page.getByRole('main').innerText()).length <= 60) problems.push('next to nothing is printed');
    await page.emulateMedia({ media: 'screen' });
    return problems;
  },
};
