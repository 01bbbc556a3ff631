import type { Page } from '@playwright/test';

/** A problem on a page: the rule, an explanation, and the element. */
export interface Finding {
  rule: string;
  help: string;
  helpUrl?: string;
  selector: string;
  html: string;
}

type LetterBox = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/**
 * Checks what axe does not: sideways scroll, link names, target sizes, clipped and overlapping text, broken words, lists.
 */
export function examinePage(page: Page): Promise<Finding[]> {
  return page.evaluate(() => {
    const findings: Finding[] = [];
    const report = (rule: string, help: string, element: Element) =>
      findings.push({ rule, help, selector: pathOf(element), html: element.outerHTML.slice(0, 300) });

    const isExposed = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('[aria-hidden="true"], [inert]');
    const exposed = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter(isExposed);

    sidewaysScroll();
    linkNames();
    targetSizes();
    scrollingBoxes();
    clippedText();
    cutText();
    overlappingText();
    brokenWords();
    listRoles();
    return findings;

    function sidewaysScroll() {
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth <= clientWidth) return;
      const widest = exposed('body *').find((element) => {
        const { left, right } = element.getBoundingClientRect();
        return (right > clientWidth + 1 || left < -1) && !clips(element);
      });
      report(
        'no-sideways-scroll',
        `The page is ${scrollWidth} px wide in a window of ${clientWidth} px (WCAG 1.4.10)`,
        widest ?? document.body,
      );
    }

    /** Boxes that snap to their items are made to scroll sideways; code, tables and frames keep their width (WCAG 1.4.10). */
    function scrollingBoxes() {
      for (const box of exposed('body *:not(textarea, pre)')) {
        const { overflowX, scrollSnapType } = getComputedStyle(box);
        const wide = box.querySelector<HTMLElement>('table, iframe')?.offsetWidth ?? 0;
        const isMeant = scrollSnapType !== 'none' || wide > box.clientWidth;
        if (/auto|scroll/.test(overflowX) && box.scrollWidth > box.clientWidth + 1 && !isMeant)
          report('no-sideways-scroll', 'The box scrolls sideways (WCAG 1.4.10)', box);
      }
    }

    /** Whether an ancestor clips or scrolls the element sideways. */
    function clips(element: Element): boolean {
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
        if (getComputedStyle(box).overflowX !== 'visible') return true;
      }
      return false;
    }

    function linkNames() {
      const targets = new Map<string, string>();
      for (const link of exposed('a[href]')) {
        const name = nameOf(link).toLowerCase();
        const target = (link as HTMLAnchorElement).href; // Safe cast: the selector matches only `a` elements.
        const known = targets.get(name) ?? target;
        if (known !== target) {
          report(
            'link-words',
            `“${name}” leads here and to ${known}: links with one name lead to one place (WCAG 2.4.9)`,
            link,
          );
        }
        targets.set(name, known);
      }
    }

    function nameOf(element: Element): string {
      const labelledBy = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
      const label =
        labelledBy.map((id) => document.getElementById(id)?.textContent ?? '').join(' ') ||
        element.getAttribute('aria-label');
      if (label) return label;
      const copy = element.cloneNode(true) as Element; // Safe cast: a clone has the type of its original.
      for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
      return copy.textContent.replaceAll(/\s+/g, ' ').trim();
    }

    /**
     * WCAG 2.5.8 requires 24 px. Here, buttons, fields and links that look like buttons need 44 px. Exempt are links in a
     * sentence and the days of a calendar, because the date can be typed.
     */
    function targetSizes() {
      for (const control of exposed('a[href], button, summary, input, select, textarea, [role="button"]')) {
        const { width, height } = (control.closest('label') ?? control).getBoundingClientRect();
        const { display, opacity, borderTopWidth, backgroundColor } = getComputedStyle(control);
        const isInSentence = display === 'inline';
        const isInvisible = opacity === '0' || isVisuallyHidden(control);
        if (isInSentence || isInvisible || control.closest('td, [role="gridcell"]')) continue;
        // In forced colours, every link has a background.
        const hasGround =
          backgroundColor !== 'rgba(0, 0, 0, 0)' && !matchMedia('(forced-colors: active)').matches;
        const looksPressable = borderTopWidth !== '0px' || hasGround;
        const isMain = !control.matches('a') || looksPressable || control.closest('header') !== null;
        const least = isMain ? 44 : 24;
        if (height < least - 0.5 || width < (control.matches('a') ? 24 : least) - 0.5) {
          report(
            'target-size',
            `${Math.round(width)} × ${Math.round(height)} px instead of ${least} px (WCAG 2.5.8; 44 px for main controls)`,
            control,
          );
        }
      }
    }

    /** Whether the element is for screen readers alone, in a clipped box of one pixel. */
    function isVisuallyHidden(element: Element): boolean {
      for (let box: Element | null = element; box; box = box.parentElement) {
        const { width, height } = box.getBoundingClientRect();
        if (width <= 1 && height <= 1 && getComputedStyle(box).overflowX !== 'visible') return true;
      }
      return false;
    }

    function clippedText() {
      for (const element of exposed('body *')) {
        const style = getComputedStyle(element);
        const hides = style.overflowY === 'hidden' || style.overflowY === 'clip';
        const hasText = [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        );
        if (!hides || !hasText || isVisuallyHidden(element) || element.matches('svg *, select')) continue;
        const { scrollHeight, clientHeight, scrollWidth, clientWidth } = element;
        if (scrollHeight > clientHeight + 2 || scrollWidth > clientWidth + 2) {
          report('no-clipped-text', 'Text is clipped by its own box (WCAG 1.4.4, 1.4.12)', element);
        }
      }
    }

    /** The lines of each text that is seen, whether or not a screen reader reads it. */
    function shownTexts() {
      const texts: { element: Element; lines: LetterBox[] }[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const element = walker.currentNode.parentElement;
        if (!element || !walker.currentNode.textContent?.trim()) continue;
        if (!element.checkVisibility({ visibilityProperty: true }) || isVisuallyHidden(element)) continue;
        if (element.closest('svg, option, [inert]')) continue;
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        texts.push({ element, lines: [...range.getClientRects()].map(letterBoxOf) });
      }
      return texts;
    }

    function cutText() {
      for (const { element, lines } of shownTexts()) {
        if (lines.some((line) => isCut(element, line)))
          report('no-clipped-text', 'Text is cut by a box around it or by the window (WCAG 1.4.4)', element);
      }
    }

    /** Whether a box around the line or the side of the window cuts it, and nothing scrolls to the rest. */
    function isCut(element: Element, line: LetterBox): boolean {
      let position = 'static';
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        if (position === 'absolute' && style.position === 'static') continue;
        const edge = box.getBoundingClientRect();
        const scrolls = (overflow: string, size: number, shown: number) =>
          /auto|scroll/.test(overflow) && size > shown;
        if (scrolls(style.overflowX, box.scrollWidth, box.clientWidth)) return false;
        if (style.overflowX !== 'visible' && (line.left < edge.left - 2 || line.right > edge.right + 2))
          return true;
        if (scrolls(style.overflowY, box.scrollHeight, box.clientHeight)) return false;
        if (style.overflowY !== 'visible' && (line.top < edge.top || line.bottom > edge.bottom)) return true;
        position = style.position;
        if (position === 'fixed') break;
      }
      return line.left < -2 || line.right > document.documentElement.clientWidth + 2;
    }

    /** Compares texts of one layer only: sticky and scrolling boxes cover others by design. */
    function overlappingText() {
      const texts = shownTexts().flatMap(({ element, lines }) => {
        const [box, layer] = [blockOf(element), layerOf(element)];
        return lines.map((ink) => ({ box, layer, ink }));
      });
      for (const [index, one] of texts.entries()) {
        const other = texts
          .slice(index + 1)
          .find(({ box, layer, ink }) => box !== one.box && layer === one.layer && cover(ink, one.ink));
        if (other) report('no-overlapping-text', `The text overlaps “${other.box.textContent}”`, one.box);
      }
    }

    /** Finds words that continue on the next line without a hyphen of their own. Addresses and paths may be broken. */
    function brokenWords() {
      // With the text spacing of WCAG 1.4.12, the longest words of the largest headings are too wide.
      if (getComputedStyle(document.body).letterSpacing !== 'normal') return;
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      const isBroken = (text: Node, start: number, end: number) => {
        range.setStart(text, start);
        range.setEnd(text, end);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
        // A rectangle of the next line begins more than half a line lower. In headings, the rectangles of two lines overlap.
        return lines.some(({ top, height }) => top > (lines[0]?.top ?? 0) + height / 2);
      };
      while (walker.nextNode()) {
        const text = walker.currentNode;
        const element = text.parentElement;
        if (!element || !isExposed(element) || element.closest('svg, option, script, style')) continue;
        const content = text.textContent ?? '';
        if (!isBroken(text, 0, content.length) || isVisuallyHidden(element)) continue;
        for (const { index, 0: phrase } of content.matchAll(/\S+/g)) {
          if (/[@/_]|\w\.\w/.test(phrase)) continue;
          for (const { index: offset, 0: word } of phrase.matchAll(/[\p{L}\p{N}]+/gu)) {
            const start = index + offset;
            if (isBroken(text, start, start + word.length)) {
              report('no-broken-word', `“${word}” is broken without a hyphen (WCAG 1.4.4)`, element);
            }
          }
        }
      }
    }

    /** Safari removes the role of a list without markers, outside of a `nav`. */
    function listRoles() {
      for (const list of exposed(':is(ul, ol):not([role], nav *)')) {
        if (getComputedStyle(list).listStyleType === 'none')
          report('list-role', 'A list without markers needs role="list" for VoiceOver', list);
      }
    }

    function blockOf(element: Element): Element {
      const isInline = getComputedStyle(element).display === 'inline';
      return isInline && element.parentElement ? blockOf(element.parentElement) : element;
    }

    function layerOf(element: Element): Element | null {
      for (let box: Element | null = element; box; box = box.parentElement) {
        const { position, overflowY } = getComputedStyle(box);
        if (/fixed|sticky/.test(position) || /auto|scroll/.test(overflowY)) return box;
      }
      return null;
    }

    /** The middle half of a line's rectangle, about the height of its letters. */
    function letterBoxOf({ left, right, top, bottom, height }: DOMRect): LetterBox {
      return { left: left + 1, right, top: top + height / 4, bottom: bottom - height / 4 };
    }

    function cover(one: LetterBox, other: LetterBox): boolean {
      return (
        one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
      );
    }

    function pathOf(element: Element): string {
      if (element.id) return `#${element.id}`;
      const parent = element.parentElement;
      const tag = element.tagName.toLowerCase();
      if (!parent || element === document.body) return tag;
      const place = [...parent.children].indexOf(element) + 1;
      return `${pathOf(parent)} > ${tag}:nth-child(${place})`;
    }
  });
}
