const note = document.querySelector("#note");
const left = document.querySelector("#left");
const send = document.querySelector("#send");
const limit = 40;

left.textContent = `${limit} left`;
send.disabled = true;

note.addEventListener("input", () => {
  const rest = limit - note.value.length;
  if (rest >= 0) {
    left.textContent = `${rest} left`;
    send.disabled = note.value === "";
  } else {
    left.textContent = `${rest} too many`;
    send.disabled = true;
  }
});
