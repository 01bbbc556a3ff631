import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { executiveHours, families } from '../../content/programs.ts';
import { Mark } from '../../ui/Mark.tsx';
import { Levels, Modules, Programs } from './FamilyShape.tsx';
import * as styles from './Family.css.ts';

type FamilyId = 'licence' | 'master' | 'executive';

/** One family of programmes: what it is and what it is made of. */
export function Family({ id }: { id: FamilyId }) {
  const { t } = useTranslation(['home', 'programNames']);
  const headingId = useId();
  return (
    <article aria-labelledby={headingId} className={styles.family}>
      <div className={styles.main}>
        <div className={styles.title}>
          <Mark name={id} />
          <div className={styles.titleWords}>
            <h3 id={headingId} className={styles.name}>
              <Link
                to={id === 'executive' ? '/programs/executive' : '/programs'}
                {...(id !== 'executive' && { hash: id })}
                className={styles.link}
              >
                {t(`programNames:families.${id}.name`)}
              </Link>
            </h3>
            <p className={styles.subtitle}>
              <Subtitle id={id} />
            </p>
          </div>
        </div>
        <p className={styles.description}>{t(`offer.families.${id}.description`)}</p>
        {id !== 'executive' && <Levels family={id} />}
      </div>
      <div className={styles.shape}>
        <h4 className={styles.shapeHeading}>
          {t(id === 'executive' ? 'offer.modules' : 'offer.specializations')}
        </h4>
        {id === 'executive' ? <Modules /> : <Programs family={id} />}
      </div>
    </article>
  );
}

function Subtitle({ id }: { id: FamilyId }) {
  const { t } = useTranslation('home');
  if (id === 'executive')
    return t('offer.families.executive.subtitle', {
      min: executiveHours.min,
      count: executiveHours.max,
    });
  const { years, level } = families[id];
  return t(`offer.families.${id}.subtitle`, { count: years, level });
}
