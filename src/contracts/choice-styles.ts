/**
 * The styles that an interactive example with choices is shown with before its own: a `default-example` fills the result and centres what is in it
 * (docs/behaviour/examples.md 6). They give way to all others. The playground gets them with the example's code.
 */
export const CHOICE_STYLES = `:where(*) {
  box-sizing: border-box;
}
:where(html, body) {
  block-size: 100%;
}
:where(body) {
  display: grid;
  margin: 0;
  padding: 1rem;
  line-height: 1.5;
  overflow-wrap: anywhere;
}
:where(#default-example, .default-example) {
  display: flex;
  align-items: center;
  justify-content: center;
  inline-size: 100%;
  block-size: 100%;
}
:where(.display-block) {
  display: block;
}
:where(.flex-column) {
  flex-direction: column;
}
:where(.transition-all) {
  transition: all 0.3s ease-in;
}
:where(#example-element) {
  max-inline-size: 100%;
}
@media (prefers-reduced-motion: reduce) {
  :where(.transition-all) {
    transition: none;
  }
}
`
