const form = document.querySelector("#form");
const thing = document.querySelector("#thing");
const list = document.querySelector("#list");
const count = document.querySelector("#count");
