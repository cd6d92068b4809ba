import classes from './rich-text.module.css';

const ENTRY = '- ';

/** A text of the catalogue whose blank lines part paragraphs and whose `- ` begins an entry of a list. */
export function RichText({ children }: { children: string }) {
  return (
    <div className={classes.text}>
      {children.split('\n\n').map((block, index) =>
        block.startsWith(ENTRY) ? (
          <ul key={index}>
            {block.split('\n').map((line) => (
              <li key={line}>{line.slice(ENTRY.length)}</li>
            ))}
          </ul>
        ) : (
          <p key={index}>{block}</p>
        ),
      )}
    </div>
  );
}
