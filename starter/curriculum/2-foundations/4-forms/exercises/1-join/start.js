// There is no server here. Instead of being sent, the answers are shown below the form.
document.addEventListener("submit", (event) => {
  event.preventDefault();
  const shown =
    document.querySelector("output") ??
    document.body.appendChild(document.createElement("output"));
  const answers = new URLSearchParams(new FormData(event.target));
  shown.textContent = `This would be sent: ${answers}`;
});
