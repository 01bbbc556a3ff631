import { Link } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { type InfoTextId, infoTexts } from '../../content/infoTexts.ts';
import { PageHero } from '../../sections/PageHero.tsx';
import { document } from '../../sections/info-texts/InfoText.css.ts';
import { TextLevel } from '../../sections/info-texts/TextParts.tsx';
import { Container } from '../../ui/Section.tsx';
import * as styles from './InfoTextPage.css.ts';
import { Sign } from './Sign.tsx';

interface InfoTextPageProps {
  id: InfoTextId;
  /** The text, given by the route so that a page carries its own only. */
  Text: ComponentType;
}

/** The page of one of the footer's texts, which its dialog shows as well, with the ways to the others. */
export function InfoTextPage({ id, Text }: InfoTextPageProps) {
  const { t } = useTranslation('layout');
  const heading = t(`footer.info.${id}`);
  return (
    <div className={styles.page[id]}>
      <PageHero heading={heading} crumb={heading} aside={<Sign id={id} />} />
      <Container className={styles.columns}>
        <div className={document}>
          <TextLevel value={2}>
            <Text />
          </TextLevel>
        </div>
        <nav aria-label={t('footer.info.heading')} className={styles.others}>
          <ul>
            {infoTexts.map((text) => (
              <li key={text.id}>
                <Link
                  to={text.path}
                  className={styles.link}
                  aria-current={text.id === id ? 'page' : undefined}
                >
                  {t(`footer.info.${text.id}`)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </Container>
    </div>
  );
}
