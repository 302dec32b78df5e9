/** Sample reading text with every element that an author may use. */
export const READING = (
  <>
    <p>
      Papio Creek runs behind forty back yards, and in most years nobody looks at it twice. This spring{' '}
      <strong>eighty cottonwoods</strong> along its bank were marked for felling, and people began to{' '}
      <a href="#Prose">walk it with a notebook</a>. What follows is <em>what they wrote down</em>.
    </p>
    <h2>What was counted</h2>
    <ul>
      <li>Eighty trees with a red mark, on both banks</li>
      <li>
        Three with a nest:
        <ol>
          <li>two of the red-tailed hawk</li>
          <li>one that nobody could name</li>
        </ol>
      </li>
    </ul>
    <blockquote>
      <p>A tree is a slow neighbor. You get used to it being there.</p>
      <p>From a letter to the editors</p>
    </blockquote>
    <h3>The figures</h3>
    <section aria-label="Trees by bank">
      <table>
        <thead>
          <tr>
            <th>Bank</th>
            <th data-align="right">Trees</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>North</td>
            <td data-align="right">52</td>
          </tr>
          <tr>
            <td>South</td>
            <td data-align="right">28</td>
          </tr>
        </tbody>
      </table>
    </section>
    <p>
      The count is kept in a file called <code>cottonwoods.csv</code>:
    </p>
    <pre>
      <code>
        bank,trees{'\n'}north,52{'\n'}south,28
      </code>
    </pre>
    <hr />
    <h4>How we know</h4>
    <p>Volunteers counted twice, on different days, and compared.</p>
  </>
);
