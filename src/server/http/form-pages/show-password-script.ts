import { createHash } from 'node:crypto'

/**
 * Gives each password field a button that shows what was typed (docs/behaviour/identity.md 21). Before the form is sent the field is a password
 * field again, so that no browser keeps the password as ordinary text.
 */
export const SHOW_PASSWORD_SCRIPT = `for (const field of document.querySelectorAll("input[data-show]")) {
  const button = document.createElement("button")
  const show = (isShown) => {
    field.type = isShown ? "text" : "password"
    button.textContent = isShown ? field.dataset.hide : field.dataset.show
  }
  button.type = "button"
  button.className = "link show-password"
  button.setAttribute("aria-controls", field.id)
  button.addEventListener("click", () => show(field.type === "password"))
  field.form.addEventListener("submit", () => show(false))
  show(false)
  field.after(button)
}`

/** The source of a content security policy that allows this script and no other. */
export const SHOW_PASSWORD_SOURCE = `'sha256-${createHash('sha256').update(SHOW_PASSWORD_SCRIPT).digest('base64')}'`
