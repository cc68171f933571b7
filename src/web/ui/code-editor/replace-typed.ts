import { EditorView } from '@codemirror/view'

/**
 * Typing over a selection, done by the editor itself: Chromium would keep the colour of what was selected by an inline style, which the page's
 * policy forbids and says so in the console. Input methods that compose are left alone.
 */
export const replaceTyped = EditorView.domEventHandlers({
  beforeinput(event, view) {
    const { main, ranges } = view.state.selection
    const text = event.data
    if (event.inputType !== 'insertText' || text === null || event.isComposing || main.empty || ranges.length > 1 || view.state.readOnly)
      return false
    event.preventDefault()
    const insert = () => view.state.update(view.state.replaceSelection(text), { userEvent: 'input.type', scrollIntoView: true })
    const isHandled = view.state.facet(EditorView.inputHandler).some((handle) => handle(view, main.from, main.to, text, insert))
    if (!isHandled) view.dispatch(insert())
    return true
  },
})
