import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { type InfoTextId, infoTexts } from '../../content/infoTexts.ts';
import { PageHero } from '../../sections/PageHero.tsx';
import { TextLevel } from '../../sections/info-texts/TextParts.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { Container } from '../../ui/Section.tsx';
import * as layout from '../../ui/layout.css.ts';
import * as styles from './InfoTextPage.css.ts';

interface InfoTextPageProps {
  id: InfoTextId;
  /** Passed by the route, so that each route's bundle contains only its own text. */
  Text: ComponentType;
}

export function InfoTextPage({ id, Text }: InfoTextPageProps) {
  const { t } = useTranslation('layout');
  return (
    <div className={styles.page[id]}>
      <PageHero heading={t(`footer.info.${id}`)} aside={<InfoTextSymbol id={id} />} />
      <Container className={styles.columns}>
        <div className={layout.stack.l}>
          <TextLevel value={2}>
            <Text />
          </TextLevel>
        </div>
        <nav aria-label={t('footer.info.heading')} className={styles.otherTexts}>
          <ul>
            {infoTexts.map((text) => (
              <li key={text.id}>
                <PageLink
                  to={text.path}
                  className={styles.link}
                  aria-current={text.id === id ? 'page' : undefined}
                >
                  {t(`footer.info.${text.id}`)}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
      </Container>
    </div>
  );
}

/** Paths inside a diamond: a seal, a lock, lines of text, the days of a month, an open door. */
const symbolPaths: Record<InfoTextId, readonly [line: string, fill: string]> = {
  legalNotice: ['M28 15 41 28 28 41 15 28ZM22 28 27 33 35 23', ''],
  privacy: ['M22 27V22A6 6 0 0 1 34 22V27', 'M19 27H37V38H19Z'],
  internalRules: ['M21 22H35M18 28H38M21 34H35', ''],
  academicCalendar: [
    '',
    'M28 14 32 18 28 22 24 18ZM20 22 24 26 20 30 16 26ZM36 22 40 26 36 30 32 26ZM28 30 32 34 28 38 24 34Z',
  ],
  accessibility: ['M20 38V25A8 8 0 0 1 36 25V38M28 38V30', 'M28 22 31 25 28 28 25 25Z'],
};

function InfoTextSymbol({ id }: { id: InfoTextId }) {
  const [line, fill] = symbolPaths[id];
  return (
    <svg className={styles.symbol} viewBox="0 0 56 56" aria-hidden="true">
      <path d={`M28 3 53 28 28 53 3 28Z${line}`} className={styles.symbolLine} />
      {fill && <path d={fill} className={styles.symbolFill} />}
    </svg>
  );
}
