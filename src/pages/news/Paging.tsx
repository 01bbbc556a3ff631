import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { FollowedByIcon, Icon } from '../../ui/Icon.tsx';
import * as styles from './Articles.css.ts';

interface PagingProps {
  page: number;
  pages: number;
  onTurn: (page: number) => void;
  /** Before hydration, when nothing would answer. */
  isDisabled: boolean;
}

/** To the previous and to the next page of the list; disabled at its ends. */
export function Paging({ page, pages, onTurn, isDisabled }: PagingProps) {
  const { t } = useTranslation('news');
  return (
    <nav aria-label={t('paging.label')} className={styles.paging}>
      <Button disabled={isDisabled || page === 1} onClick={() => onTurn(page - 1)}>
        <Icon name="arrowBack" />
        {t('paging.previous')}
      </Button>
      <Button disabled={isDisabled || page === pages} onClick={() => onTurn(page + 1)}>
        <FollowedByIcon name="arrow">{t('paging.next')}</FollowedByIcon>
      </Button>
    </nav>
  );
}
