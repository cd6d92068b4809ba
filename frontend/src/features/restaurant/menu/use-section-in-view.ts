import { useEffect, useState } from 'react';

/** Of the page's height: a section counts as read once it reaches this band below the sticky bars. */
const READING_BAND = '-25% 0px -65% 0px';

/** The id of the section that is being read, for the list of sections beside it. */
export function useSectionInView(sectionIds: readonly string[]): string | undefined {
  const [id, setId] = useState(sectionIds[0]);
  const key = sectionIds.join(' ');
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find((entry) => entry.isIntersecting);
        if (entered) setId(entered.target.id);
      },
      { rootMargin: READING_BAND },
    );
    for (const sectionId of key.split(' ')) {
      const section = document.getElementById(sectionId);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [key]);
  return id;
}
