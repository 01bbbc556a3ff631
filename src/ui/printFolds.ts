import { fold } from './Fold.css.ts';

// For browsers that would print a closed `details` closed.
window.addEventListener('beforeprint', () => {
  const closed = document.querySelectorAll<HTMLDetailsElement>(`.${fold}:not([open])`);
  for (const details of closed) details.open = true;
  const closeAgain = () => {
    for (const details of closed) details.open = false;
  };
  window.addEventListener('afterprint', closeAgain, { once: true });
});
