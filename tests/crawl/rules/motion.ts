import type { Rule } from '../rule.ts';

export const motion: Rule = {
  promise: 'with reduced motion, nothing moves',
  width: 1280,
  problemsOn: (page) =>
    page.evaluate(async () => {
      window.scrollTo(0, document.body.scrollHeight);
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const longest = (list: string) =>
        Math.max(
          ...list.split(', ').map((time) => Number.parseFloat(time) * (time.endsWith('ms') ? 1 : 1000)),
        );
      const styled = [...document.querySelectorAll('*')].filter((element) => {
        const { transitionDuration, animationDuration, animationName, scrollBehavior } =
          getComputedStyle(element);
        return (
          longest(transitionDuration) > 1 ||
          (animationName !== 'none' && longest(animationDuration) > 1) ||
          scrollBehavior === 'smooth'
        );
      });
      const running = document.getAnimations().filter((animation) => animation.playState === 'running');
      window.scrollTo(0, 0);
      return [...styled.map((element) => element.outerHTML.slice(0, 100)), ...running.map(String)];
    }),
};
